import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { InterfaceTour } from "~/components/sections/interface-tour/interface-tour";
import { ProductList } from "~/components/sections/product-list";
import { RequestSection } from "~/components/sections/request-section";
import { SectionHead } from "~/components/sections/section-head";
import type { ProductContent, ProductSummary } from "~/content/types/collection";
import type { Hotspot } from "~/content/types/drawings";
import { useRootData } from "~/hooks/route-data";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { PageShell } from "~/pages/page-shell";

interface ProductPageProps {
  page: ProductContent;
  hotspots: readonly (readonly Hotspot[])[];
  others: readonly ProductSummary[];
}

export function ProductPage({ page, hotspots, others }: ProductPageProps) {
  return (
    <PageShell>
      <Hero {...page} breadcrumbs={<Breadcrumbs {...breadcrumbsOf(page)} />} />
      <section className="theme-light section" id="content" aria-label={page.product}>
        <InterfaceTour sections={page.sections} hotspots={hotspots} />
      </section>
      <RequestSection {...page.request} />
      <section className="theme-dark section product-page__others">
        <SectionHead heading={useRootData()?.labels.otherProducts} />
        <ProductList products={others} />
      </section>
    </PageShell>
  );
}
