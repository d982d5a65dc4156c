import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/sections/hero/page-head";
import { ProductCards } from "~/components/sections/product-cards";
import { Steps, TitledList } from "~/components/sections/rules";
import { SectionHead } from "~/components/sections/section-head";
import { Still } from "~/components/ui/still";
import type { ProductPreview } from "~/content/types/collection";
import type { ProductsContent } from "~/content/types/single-pages";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/products.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function ProductsPage() {
  const { page, products } = useLoaderData<{ page: ProductsContent; products: ProductPreview[] }>();
  return (
    <PageShell>
      <PageHead head={page.head}>
        <figure className="stack">
          <Still {...page.still} sizes="(width >= 64em) 700px, 100vw" first />
          <figcaption>{page.still.caption}</figcaption>
        </figure>
      </PageHead>
      <section className="theme-dark section" id="content">
        <ProductCards products={products} />
      </section>
      <section className="theme-light section">
        <SectionHead heading={page.approach.heading} />
        <Steps steps={page.approach.steps} />
      </section>
      <section className="theme-light section beside" id="terms">
        <SectionHead heading={page.terms.heading} lead={page.terms.lead} />
        <TitledList beside items={page.terms.items} />
      </section>
    </PageShell>
  );
}
