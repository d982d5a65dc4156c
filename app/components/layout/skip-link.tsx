export function SkipLink({ inert }: { inert: boolean }) {
  return (
    <a className="skip-link" href="#main" inert={inert}>
      Skip to content
    </a>
  );
}
