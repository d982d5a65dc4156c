interface SkipLinkProps {
  /** While the contact modal is open everything behind it is inert. */
  inert: "" | undefined;
}

/** The first stop of the Tab key. */
export function SkipLink({ inert }: SkipLinkProps) {
  return (
    <a className="skip-link" href="#main" inert={inert}>
      Skip to content
    </a>
  );
}
