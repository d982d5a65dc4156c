import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { PageHead } from "~/components/sections/hero/page-head";
import { MediaText } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import { RequestSection } from "~/components/sections/request-section";
import { Picture } from "~/components/ui/picture";
import type { Card } from "~/content/types/card";
import type { IndustryContent } from "~/content/types/pages/industry";
import type { ServiceContent } from "~/content/types/pages/service";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { PageShell } from "~/pages/page-shell";

interface DetailPageProps {
  page: IndustryContent | ServiceContent;
  next: Card;
}

export function DetailPage({ page, next }: DetailPageProps) {
  return (
    <PageShell>
      <DetailHead page={page} />
      <section className="theme-light section" id="content" aria-label={page.name}>
        <MediaText blocks={page.blocks} />
      </section>
      {page.kind === "industry" && <RequestSection {...page.request} />}
      <NextPage label={page.kind === "service" ? "Next capability" : "Next industry"} card={next} />
    </PageShell>
  );
}

/** Services have a film, industries the picture of their card. */
function DetailHead({ page }: Pick<DetailPageProps, "page">) {
  const breadcrumbs = breadcrumbsOf(page);
  if (page.kind === "service") return <Hero head={page.head} film={page.film} breadcrumbs={breadcrumbs} />;
  const { image, alt } = page.card;
  return (
    <PageHead
      head={page.head}
      breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      picture={<Picture image={image} alt={alt} sizes="(min-width: 1024px) 52vw, 100vw" first />}
    />
  );
}
