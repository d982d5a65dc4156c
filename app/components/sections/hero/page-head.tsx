import { Breadcrumbs, type BreadcrumbsProps } from "~/components/sections/hero/breadcrumbs";
import { Picture } from "~/components/ui/picture";
import type { PictureId } from "~/content/types/media";
import type { PageHead as PageHeadText } from "~/content/types/page";

interface PageHeadProps {
  head: PageHeadText;
  breadcrumbs?: BreadcrumbsProps;
  image?: PictureId;
  alt?: string;
}

export function PageHead({ head, breadcrumbs, image, alt = "" }: PageHeadProps) {
  return (
    <section className="page-head theme-dark" data-picture={image ? "" : undefined}>
      <div className="page-head__text">
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <h1>{head.heading}</h1>
        {head.tagline && <p className="page-head__tagline">{head.tagline}</p>}
        <p className="page-head__lead">{head.lead}</p>
      </div>
      {image && <Picture image={image} alt={alt} sizes="(min-width: 1024px) 52vw, 100vw" first />}
    </section>
  );
}
