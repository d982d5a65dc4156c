import { preventOrphans } from "~/components/ui/prevent-orphans";

interface SectionHeadProps {
  heading: string;
  lead?: string;
}

export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal="">
      <h2>{heading}</h2>
      {lead && <p>{preventOrphans(lead)}</p>}
    </div>
  );
}
