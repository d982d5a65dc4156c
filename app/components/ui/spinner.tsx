/** Shows that something is in progress; a live region announces it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
