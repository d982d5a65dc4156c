import type { ComponentType } from "react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { MediaTextBlock } from "~/content/types/media-text";

type HeadingLevel = "h2" | "h3";

interface MediaTextProps {
  blocks: readonly MediaTextBlock[];
  level?: HeadingLevel;
  /** Stands under the text of each block; a component, so that a page without it does not load its code. */
  Details?: ComponentType<MediaTextBlock>;
}

export function MediaText({ blocks, level = "h2", Details }: MediaTextProps) {
  return (
    <div className="media-text">
      {blocks.map((block) => (
        <Block key={block.title} block={block} level={level} Details={Details} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: MediaTextBlock;
  level: HeadingLevel;
  Details: MediaTextProps["Details"];
}

function Block({ block, level: Heading, Details }: BlockProps) {
  const { image, alt, title, description, link, linkText } = block;
  return (
    <article className="media-text__block">
      <Picture image={image} alt={alt} sizes="(min-width: 1440px) 46rem, (min-width: 768px) 52vw, 100vw" />
      <div className="media-text__text" data-reveal="">
        <Heading className="media-text__title">{title}</Heading>
        {[description].flat().map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {Details && <Details {...block} />}
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
