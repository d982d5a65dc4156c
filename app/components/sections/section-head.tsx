/** The heading of a section with the sentence that belongs to it. */
export function SectionHead({ heading, lead, id }: { heading: string; lead?: string; id?: string }) {
  return (
    <div className="section-head" data-reveal="">
      <h2 id={id}>{heading}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
