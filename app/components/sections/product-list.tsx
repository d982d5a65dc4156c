import { Icon } from "~/components/ui/icon";
import { useMediaBase, videoUrl } from "~/components/ui/media-url";
import type { ProductSummary } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";

export function ProductList({ products }: { products: readonly ProductSummary[] }) {
  const base = useMediaBase();
  const seeProduct = useRootData()?.labels.seeProduct;
  return (
    <ol className="product-list">
      {products.map(({ number, product, summary, url, video }) => (
        <li className="product-list__item" key={url}>
          <p className="eyebrow">{number}</p>
          <img
            className="product-list__poster"
            src={videoUrl(base, video, "576.avif")}
            width={576}
            height={720}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <h3 translate="no">
            <SiteLink className="cover-link" to={url}>
              {product}
            </SiteLink>
          </h3>
          <p>{summary}</p>
          {/* The heading's link covers the item. */}
          <p className="arrow-link" aria-hidden="true">
            {seeProduct}
            <Icon name="arrow-right" />
          </p>
        </li>
      ))}
    </ol>
  );
}
