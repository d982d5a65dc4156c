import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/components/sections/blocks";
import { Hero } from "~/components/sections/hero";
import { Onward } from "~/components/sections/onward";
import { PageHead } from "~/components/sections/page-head";
import type { IndustryPage, ServiceCard, ServicePage, SolutionCard } from "~/content/types";
import { placeOf } from "~/lib/place";
import { PageShell } from "~/pages/page-shell";

interface BlocksData {
  page: IndustryPage | ServicePage;
  /** The card of the page that comes after this one. */
  next: SolutionCard | ServiceCard;
}

/** An industry or a service: a head, then alternating blocks (specification §2, "Service and industry pages"). */
export function BlocksRoute() {
  const { page, next } = useLoaderData<BlocksData>();
  return (
    <PageShell>
      <Head page={page} />
      <section className="paper section" id="content" aria-label={page.name}>
        <Blocks blocks={page.blocks} />
      </section>
      <Onward
        label={page.kind === "service" ? "Next capability" : "Next industry"}
        title={next.title}
        description={next.description}
        image={next.image}
        url={"url" in next ? next.url : next.link}
      />
    </PageShell>
  );
}

function Head({ page }: { page: IndustryPage | ServicePage }) {
  if (page.kind === "service") return <Hero head={page.head} film={page.film} trail={placeOf(page)} />;
  const { image, alt } = page.card;
  return <PageHead head={page.head} trail={placeOf(page)} image={image} alt={alt} />;
}
