import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { ProductList } from "~/components/sections/product-list";
import { RequestSection } from "~/components/sections/request-section";
import { SectionHead } from "~/components/sections/section-head";
import { Showcase } from "~/components/sections/showcase/showcase";
import type { ProductContent, ProductSummary } from "~/content/types/pages/product";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { PageShell } from "~/pages/page-shell";

interface ProductPageProps {
  page: ProductContent;
  others: readonly ProductSummary[];
}

export function ProductPage({ page, others }: ProductPageProps) {
  return (
    <PageShell>
      <Hero head={page.head} film={page.film} breadcrumbs={<Breadcrumbs {...breadcrumbsOf(page)} />} />
      <section className="theme-light section" id="content" aria-label={page.product}>
        <Showcase id="section" sections={page.sections} indicator="01" />
      </section>
      <RequestSection {...page.request} />
      <section className="theme-dark section product-page__others">
        <SectionHead heading="The other three" />
        <ProductList products={others} />
      </section>
    </PageShell>
  );
}
