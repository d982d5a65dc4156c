import { useLoaderData } from "@remix-run/react";
import { Hero } from "~/components/sections/hero";
import { ProductList } from "~/components/sections/product-list";
import { SectionHead } from "~/components/sections/section-head";
import { Showcase } from "~/components/sections/showcase";
import type { ProductPage as Content } from "~/content/types";
import { breadcrumbsOf } from "~/lib/place";
import type { ProductSummary } from "~/lib/product-summary";
import { PageShell } from "~/pages/page-shell";

/** A product: its film, then four sections with VIDEO and DETAILS (specification §2, "Product pages"). */
export function ProductPage() {
  const { page, others } = useLoaderData<{ page: Content; others: readonly ProductSummary[] }>();
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} trail={breadcrumbsOf(page)} />
      <section className="paper section" id="content" aria-label={page.product}>
        <Showcase id="section" sections={page.sections} indicator="01" />
      </section>
      <section className="ink section product-others">
        <SectionHead heading="The other three" />
        <ProductList products={others} />
      </section>
    </PageShell>
  );
}
