import { Icon } from "~/components/ui/icon";
import { useMediaBase, videoUrl } from "~/components/ui/media-url";
import type { ProductSummary } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";
import { useTransitionTo } from "~/navigation/use-transition-to";

export function ProductList({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ol className="product-list columns">
      {products.map((product) => (
        <Product key={product.url} {...product} />
      ))}
    </ol>
  );
}

function Product({ number, product, summary, url, video }: ProductSummary) {
  return (
    <li className="product-list__item" {...useTransitionTo(url)}>
      <p className="eyebrow">{number}</p>
      <img
        className="product-list__poster"
        src={videoUrl(useMediaBase(), video, "576.avif")}
        width={576}
        height={720}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <h3 translate="no">
        <SiteLink className="cover-link" to={url} viewTransition>
          {product}
        </SiteLink>
      </h3>
      <p>{summary}</p>
      {/* The heading's link covers the item. */}
      <p className="arrow-link" aria-hidden="true">
        {useRootData()?.labels.seeProduct}
        <Icon name="arrow-right" />
      </p>
    </li>
  );
}
