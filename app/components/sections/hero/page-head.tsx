import type { ReactNode } from "react";
import type { PageHead as PageHeadText } from "~/content/types/page";

interface PageHeadProps {
  head: PageHeadText;
  /** Elements, so that a page without them does not load their code. */
  breadcrumbs?: ReactNode;
  picture?: ReactNode;
}

export function PageHead({ head, breadcrumbs, picture }: PageHeadProps) {
  return (
    <section className="page-head theme-dark" data-picture={picture ? "" : undefined}>
      <div className="page-head__text">
        {breadcrumbs}
        <h1>{head.heading}</h1>
        {head.tagline && <p className="page-head__tagline">{head.tagline}</p>}
        <p className="page-head__lead">{head.lead}</p>
      </div>
      {picture}
    </section>
  );
}
