import { Hero } from "~/components/sections/hero/hero";
import { PageHead } from "~/components/sections/hero/page-head";
import { MediaTextList } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import type { Card, LinkCard } from "~/content/types/card";
import type { IndustryContent } from "~/content/types/pages/industry";
import type { ServiceContent } from "~/content/types/pages/service";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { PageShell } from "~/pages/page-shell";

interface BlocksData {
  page: IndustryContent | ServiceContent;
  /** The card of the page that comes after this one. */
  next: Card | LinkCard;
}

/** An industry or a service: a head, then alternating blocks (specification §2, "Service and industry pages"). */
export function DetailPage({ page, next }: BlocksData) {
  return (
    <PageShell>
      <Head page={page} />
      <section className="theme-light section" id="content" aria-label={page.name}>
        <MediaTextList blocks={page.blocks} />
      </section>
      <NextPage
        label={page.kind === "service" ? "Next capability" : "Next industry"}
        title={next.title}
        description={next.description}
        image={next.image}
        url={next.url}
      />
    </PageShell>
  );
}

function Head({ page }: { page: IndustryContent | ServiceContent }) {
  if (page.kind === "service") return <Hero head={page.head} film={page.film} trail={breadcrumbsOf(page)} />;
  const { image, alt } = page.card;
  return <PageHead head={page.head} trail={breadcrumbsOf(page)} image={image} alt={alt} />;
}
