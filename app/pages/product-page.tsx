import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { InterfaceTour } from "~/components/sections/interface-tour";
import { OtherProducts } from "~/components/sections/other-products";
import type { ProductContent, ProductLink } from "~/content/types/collection";
import { PageShell } from "~/pages/page-shell";

export function ProductPage({ page, others }: { page: ProductContent; others: readonly ProductLink[] }) {
  return (
    <PageShell>
      <Hero {...page} breadcrumbs={<Breadcrumbs page={page} />} />
      <section className="theme-light section" id="content">
        <InterfaceTour sections={page.sections} />
      </section>
      <OtherProducts products={others} />
    </PageShell>
  );
}
