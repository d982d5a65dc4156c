import type { ComponentType } from "react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import { preventOrphans } from "~/components/ui/prevent-orphans";
import type { MediaTextBlock } from "~/content/types/sections";

interface MediaTextProps {
  blocks: readonly MediaTextBlock[];
  /** The name of the blocks' anchors: `place` for `#place-1`. */
  anchor?: string;
  /** Rendered under the text of each block; passed in, so that other pages do not load its code. */
  Details?: ComponentType<MediaTextBlock>;
}

export function MediaText({ blocks, anchor, Details }: MediaTextProps) {
  return (
    <div className="media-text">
      {blocks.map((block, index) => (
        <Block key={block.title} id={anchor && `${anchor}-${index + 1}`} block={block} Details={Details} />
      ))}
    </div>
  );
}

interface BlockProps {
  id: string | undefined;
  block: MediaTextBlock;
  Details: MediaTextProps["Details"];
}

function Block({ id, block, Details }: BlockProps) {
  const { image, alt, title, description, link, linkText } = block;
  return (
    <article className="media-text__block" id={id}>
      <Picture image={image} alt={alt} sizes="(min-width: 1440px) 46rem, (min-width: 768px) 52vw, 100vw" />
      <div className="media-text__text" data-reveal="">
        <h2 className="media-text__title">{title}</h2>
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
