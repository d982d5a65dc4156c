import { useLoaderData } from "@remix-run/react";
import { Blocks } from "~/components/sections/blocks";
import { Hero } from "~/components/sections/hero";
import { PageHead } from "~/components/sections/page-head";
import type { IndustryPage, ServicePage } from "~/content/types";
import { PageShell } from "~/pages/page-shell";

/** An industry or a service: a head, then alternating blocks (specification §2, "Service and industry pages"). */
export function BlocksRoute() {
  const { page } = useLoaderData<{ page: IndustryPage | ServicePage }>();
  return (
    <PageShell>
      <Head page={page} />
      <section className="paper section" id="content" aria-label={page.name}>
        <Blocks blocks={page.blocks} />
      </section>
    </PageShell>
  );
}

function Head({ page }: { page: IndustryPage | ServicePage }) {
  if (page.kind === "service") return <Hero head={page.head} film={page.film} />;
  const { image, alt } = page.card;
  return <PageHead head={page.head} family={page.name} image={image} alt={alt} />;
}
