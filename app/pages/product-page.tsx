import { useLoaderData } from "@remix-run/react";
import { Hero } from "~/components/sections/hero";
import { Showcase } from "~/components/sections/showcase";
import type { ProductPage as Content } from "~/content/types";
import { PageShell } from "~/pages/page-shell";

/** A product: its film, then four sections with VIDEO and DETAILS (specification §2, "Product pages"). */
export function ProductRoute() {
  const { page } = useLoaderData<{ page: Content }>();
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} mark={page.number} />
      <section className="paper section" id="content" aria-label={page.product}>
        <Showcase id="section" sections={page.sections} indicator="01" />
      </section>
    </PageShell>
  );
}
