import { PageHead } from "~/components/sections/hero/page-head";
import { ProductOverview } from "~/components/sections/product-overview";
import { SectionHead } from "~/components/sections/section-head";
import { Steps } from "~/components/sections/steps";
import { TitledList } from "~/components/sections/titled-list";
import { Still } from "~/components/ui/still";
import type { ProductPreview } from "~/content/types/collection";
import type { ProductsContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";

interface ProductsPageProps {
  page: ProductsContent;
  products: readonly ProductPreview[];
}

export function ProductsPage({ page, products }: ProductsPageProps) {
  return (
    <PageShell>
      <PageHead head={page.head}>
        <Still {...page.still} sizes="(width >= 64em) 700px, 100vw" first />
      </PageHead>
      <ProductOverview products={products} />
      <section className="theme-light section">
        <SectionHead heading={page.approach.heading} />
        <Steps steps={page.approach.steps} />
      </section>
      <section className="theme-light section beside" id="terms">
        <SectionHead heading={page.terms.heading} lead={page.terms.lead} />
        <TitledList kind="questions" items={page.terms.items} />
      </section>
    </PageShell>
  );
}
