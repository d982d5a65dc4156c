import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { MediaTextBlock } from "~/content/types/media-text";

interface BlocksProps {
  blocks: readonly MediaTextBlock[];
  /** The level of the blocks' headings. */
  level?: "h2" | "h3";
}

/** Alternating image and text blocks; the sides swap in turn (specification §2, "Service and industry pages"). */
export function MediaTextList({ blocks, level = "h2" }: BlocksProps) {
  return (
    <div className="media-text">
      {blocks.map((block) => (
        <Block key={block.title} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level: Title }: { block: MediaTextBlock; level: "h2" | "h3" }) {
  const { image, alt, title, description, features, link, linkText } = block;
  return (
    <article className="media-text__block">
      <Picture image={image} alt={alt} sizes="(min-width: 1440px) 46rem, (min-width: 768px) 52vw, 100vw" />
      <div className="media-text__text" data-reveal="">
        <Title className="media-text__title">{title}</Title>
        <p>{description}</p>
        {features && (
          <>
            <p className="media-text__benefits">{features.title}</p>
            <ul className="ticks">
              {features.benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
          </>
        )}
        {link && (
          <a className="arrow-link" href={link}>
            {linkText}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </article>
  );
}
