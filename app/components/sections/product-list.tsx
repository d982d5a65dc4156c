import { useRef } from "react";
import { filmUrl, useMediaBase } from "~/components/ui/media-url";
import type { ProductSummary } from "~/content/types/pages/product";
import { useProductFilms } from "~/motion/use-product-films";

export function ProductList({ products }: { products: readonly ProductSummary[] }) {
  const base = useMediaBase();
  const list = useRef<HTMLOListElement>(null);
  useProductFilms(list);
  return (
    <ol className="product-list swipe-row" tabIndex={-1} ref={list}>
      {products.map(({ number, product, summary, url, film }) => (
        <li className="product-list__item" key={url}>
          <p className="eyebrow">{number}</p>
          <img
            className="product-list__poster"
            src={filmUrl(base, film, "576.avif")}
            width={576}
            height={720}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <h3>
            <a href={url}>{product}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  );
}
