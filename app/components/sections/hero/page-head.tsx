import type { ReactNode } from "react";
import type { PageHead as PageHeadText } from "~/content/types/page";

interface PageHeadProps {
  head: PageHeadText;
  /** An element: pages without breadcrumbs do not load their code. */
  breadcrumbs?: ReactNode;
  /** The theme of the picture behind the head. */
  theme?: "dark" | "light";
  /** Beside the text. */
  children?: ReactNode;
}

export function PageHead({ head, breadcrumbs, theme = "dark", children }: PageHeadProps) {
  return (
    <section className={`page-head theme-${theme}${children ? " beside" : ""}`}>
      <div className="page-head__text stack">
        {breadcrumbs}
        <h1>{head.heading}</h1>
        {head.tagline && <p className="lead display">{head.tagline}</p>}
        <p className="lead">{head.lead}</p>
      </div>
      {children}
    </section>
  );
}
