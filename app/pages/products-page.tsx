import { PageHead } from "~/components/sections/hero/page-head";
import { SectionHead } from "~/components/sections/section-head";
import { Steps } from "~/components/sections/steps";
import { Film } from "~/components/ui/film";
import { Icon } from "~/components/ui/icon";
import type { ProductContent } from "~/content/types/pages/product";
import type { ProductsContent } from "~/content/types/pages/products";
import { PageShell } from "~/pages/page-shell";

type Product = Pick<ProductContent, "number" | "product" | "name" | "summary" | "url"> & {
  topics: readonly string[];
  film: string;
  filmLabel: string;
};

/** The overview of the four products. */
export function ProductsPage({ page, products }: { page: ProductsContent; products: readonly Product[] }) {
  return (
    <PageShell>
      <PageHead head={page.head} />
      <section className="theme-dark section product-overview" id="content" aria-label="Products">
        {products.map(({ number, product, summary, url, topics, film, filmLabel }, index) => (
          <article className="product-overview__product" key={url}>
            <Film film={film} label={filmLabel} first={index === 0} />
            <div className="product-overview__text" data-reveal="">
              <p className="eyebrow">{number}</p>
              <h2>{product}</h2>
              <p>{summary}</p>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
              <a className="arrow-link" href={url} aria-label={`See the product: ${product}`}>
                See the product
                <Icon name="arrow-right" />
              </a>
            </div>
          </article>
        ))}
      </section>
      <section className="theme-light section">
        <SectionHead heading={page.approach.heading} />
        <Steps steps={page.approach.steps} />
      </section>
    </PageShell>
  );
}
