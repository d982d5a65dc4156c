import type { ReactNode } from "react";

interface SectionHeadProps {
  heading: string | undefined;
  lead?: string;
  children?: ReactNode;
}

export function SectionHead({ heading, lead, children }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal="">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
