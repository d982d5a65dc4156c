import { Icon } from "~/components/ui/icon";
import { Video } from "~/components/ui/video";
import type { ProductPreview } from "~/content/types/collection";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";

export function ProductOverview({ products }: { products: readonly ProductPreview[] }) {
  const labels = useRootData()?.labels;
  return (
    <section className="theme-dark section product-overview" id="content" aria-label={labels?.products}>
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
            <SiteLink className="arrow-link" to={url} aria-label={`${labels?.seeProduct}: ${product}`}>
              {labels?.seeProduct}
              <Icon name="arrow-right" />
            </SiteLink>
          </div>
        </article>
      ))}
    </section>
  );
}
