import { Hero } from "~/components/sections/hero/hero";
import { PageHead } from "~/components/sections/hero/page-head";
import { MediaTextList } from "~/components/sections/media-text";
import { NextPage } from "~/components/sections/next-page";
import type { IndustryPage, ServiceCard, ServicePage, SolutionCard } from "~/content/types";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { PageShell } from "~/pages/page-shell";

interface BlocksData {
  page: IndustryPage | ServicePage;
  /** The card of the page that comes after this one. */
  next: SolutionCard | ServiceCard;
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

function Head({ page }: { page: IndustryPage | ServicePage }) {
  if (page.kind === "service") return <Hero head={page.head} film={page.film} trail={breadcrumbsOf(page)} />;
  const { image, alt } = page.card;
  return <PageHead head={page.head} trail={breadcrumbsOf(page)} image={image} alt={alt} />;
}
