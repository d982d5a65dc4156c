import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { InterfaceTour } from "~/components/sections/interface-tour";
import { ProductList } from "~/components/sections/product-list";
import { RequestSection } from "~/components/sections/request-section";
import { SectionHead } from "~/components/sections/section-head";
import { Icon } from "~/components/ui/icon";
import type { ProductContent, ProductSummary } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";

export function ProductPage({ page, others }: { page: ProductContent; others: readonly ProductSummary[] }) {
  const labels = useRootData()?.labels;
  return (
    <PageShell>
      <Hero {...page} breadcrumbs={<Breadcrumbs page={page} />} />
      <section className="theme-light section" id="content" aria-label={page.product}>
        <InterfaceTour sections={page.sections} />
      </section>
      <RequestSection {...page.request} />
      <section className="theme-dark section product-page__others">
        <SectionHead heading={labels?.otherProducts}>
          <SiteLink className="arrow-link" to="/products#terms">
            {labels?.productTerms}
            <Icon name="arrow-right" />
          </SiteLink>
        </SectionHead>
        <ProductList products={others} />
      </section>
    </PageShell>
  );
}
