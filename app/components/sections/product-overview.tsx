import { Icon } from "~/components/ui/icon";
import { Video } from "~/components/ui/video";
import type { ProductPreview } from "~/content/types/collection";
import { useLabels } from "~/hooks/route-data";

export function ProductOverview({ products }: { products: readonly ProductPreview[] }) {
  const { seeProduct, products: heading } = useLabels();
  return (
    <section className="theme-dark section product-overview" id="content" aria-label={heading}>
      {products.map(({ number, product, summary, url, topics, video, videoLabel }, index) => (
        <article className="product-overview__product" key={url}>
          <Video video={video} label={videoLabel} first={index === 0} />
          <div className="product-overview__text" data-reveal="">
            <p className="eyebrow">{number}</p>
            <h2>{product}</h2>
            <p>{summary}</p>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            <a className="arrow-link" href={url} aria-label={`${seeProduct}: ${product}`}>
              {seeProduct}
              <Icon name="arrow-right" />
            </a>
          </div>
        </article>
      ))}
    </section>
  );
}
