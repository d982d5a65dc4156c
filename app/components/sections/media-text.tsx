import type { ComponentType } from "react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import { preventOrphans } from "~/components/ui/prevent-orphans";
import type { MediaTextBlock } from "~/content/types/sections";

type HeadingLevel = "h2" | "h3";

interface MediaTextProps {
  blocks: readonly MediaTextBlock[];
  level?: HeadingLevel;
  /** The name of the blocks' anchors: `place` for `#place-1`. */
  anchor?: string;
  /** Rendered under the text of each block; passed in, so that other pages do not load its code. */
  Details?: ComponentType<MediaTextBlock>;
}

export function MediaText({ blocks, level = "h2", anchor, Details }: MediaTextProps) {
  return (
    <div className="media-text">
      {blocks.map((block, index) => (
        <Block
          key={block.title}
          id={anchor && `${anchor}-${index + 1}`}
          block={block}
          level={level}
          Details={Details}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  id: string | undefined;
  block: MediaTextBlock;
  level: HeadingLevel;
  Details: MediaTextProps["Details"];
}

function Block({ id, block, level: Heading, Details }: BlockProps) {
  const { image, alt, title, description, link, linkText } = block;
  return (
    <article className="media-text__block" id={id}>
      <Picture image={image} alt={alt} sizes="(min-width: 1440px) 46rem, (min-width: 768px) 52vw, 100vw" />
      <div className="media-text__text" data-reveal="">
        <Heading className="media-text__title">{title}</Heading>
        {[description].flat().map((paragraph) => (
          <p key={paragraph}>{preventOrphans(paragraph)}</p>
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
