import type { ReactNode } from "react";
import type { PageHead as PageHeadText } from "~/content/types/page";

interface PageHeadProps {
  head: PageHeadText;
  /** An element, so that a page without it does not load its code. */
  breadcrumbs?: ReactNode;
}

export function PageHead({ head, breadcrumbs }: PageHeadProps) {
  return (
    <section className="page-head theme-dark">
      <div className="page-head__text">
        {breadcrumbs}
        <h1>{head.heading}</h1>
        {head.tagline && <p className="page-head__tagline">{head.tagline}</p>}
        <p className="page-head__lead">{head.lead}</p>
      </div>
    </section>
  );
}
