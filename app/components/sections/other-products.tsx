import { Icon } from "~/components/ui/icon";
import type { ProductLink } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";

/** At the end of a product's page, in one line: the other products, and the terms of all. */
export function OtherProducts({ products }: { products: readonly ProductLink[] }) {
  const labels = useRootData()?.labels;
  return (
    <nav className="other-products row theme-light" aria-labelledby="other-products">
      <h2 id="other-products">{labels?.otherProducts}</h2>
      <ul className="row" translate="no">
        {products.map(({ product, url }) => (
          <li key={url}>
            <SiteLink className="quiet-link display" to={url}>
              {product}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink className="arrow-link" to="/products#terms">
        {labels?.productTerms}
        <Icon name="arrow-right" />
      </SiteLink>
    </nav>
  );
}
