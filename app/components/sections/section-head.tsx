import { keepEnd } from "~/components/ui/keep-end";

interface SectionHeadProps {
  heading: string;
  lead?: string;
}

export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal="">
      <h2>{heading}</h2>
      {lead && <p>{keepEnd(lead)}</p>}
    </div>
  );
}
