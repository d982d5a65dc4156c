/** A progress indicator. Put it beside a button: screen readers do not announce a status inside one. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="spinner" role="status">
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
