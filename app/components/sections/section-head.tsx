interface SectionHeadProps {
  heading: string;
  lead?: string;
}

/** The heading of a section and its introduction. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal="">
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
