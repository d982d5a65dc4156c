import { Link } from "@remix-run/react";

export interface ProductSummary {
  number: string;
  product: string;
  summary: string;
  url: string;
}

/** The four products in a row of hairlines, /01 to /04 (specification §1). */
export function ProductList({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ol className="product-list">
      {products.map(({ number, product, summary, url }) => (
        <li className="product-list__item" key={url}>
          <p className="mark">{number}</p>
          <h3>
            <Link to={url} prefetch="intent">
              {product}
            </Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
