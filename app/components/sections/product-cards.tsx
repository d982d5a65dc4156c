import { Icon } from "~/components/ui/icon";
import { Still } from "~/components/ui/still";
import type { ProductPreview } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";

export function ProductCards({ products }: { products: readonly ProductPreview[] }) {
  const seeProduct = useRootData()?.labels.seeProduct;
  return (
    <div className="product-cards columns">
      {products.map(({ product, summary, url, topics, video, alt }) => (
        <article key={url}>
          <Still video={video} detail={1} alt={alt} sizes="(width >= 48em) 50vw, 100vw" />
          <h2 translate="no">{product}</h2>
          <p>{summary}</p>
          <ul className="rules">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <SiteLink className="arrow-link" to={url}>
            {seeProduct}
            <span className="visually-hidden">{product}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        </article>
      ))}
    </div>
  );
}
