export function SkipLink({ inert }: { inert: "" | undefined }) {
  return (
    <a className="skip-link" href="#main" inert={inert}>
      Skip to content
    </a>
  );
}
