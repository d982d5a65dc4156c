import type { ComponentType } from "react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { BlockText, BreakBlock, MediaTextBlock } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

interface MediaTextProps {
  blocks: readonly (BreakBlock | MediaTextBlock)[];
  /** The name of the blocks' anchors: `place` for `#place-1`. */
  anchor?: string;
  /** Rendered under the text of each block; passed in, so that other pages do not load its code. */
  Details?: ComponentType<BlockText>;
  /** Renders the blocks that have a layout; passed in for the same reason. */
  Break?: ComponentType<{ id: string | undefined; block: BreakBlock }>;
}

/** Of the picture beside a text. */
export const PICTURE_SIZES = "(width >= 90em) 46rem, (width >= 64em) 52vw, 100vw";

export function MediaText({ blocks, anchor, Details, Break }: MediaTextProps) {
  return (
    <div className="media-text">
      {blocks.map((block, index) => {
        const id = anchor && `${anchor}-${index + 1}`;
        if (!block.layout) return <Block key={block.title} id={id} block={block} Details={Details} />;
        return Break && <Break key={block.title} id={id} block={block} />;
      })}
    </div>
  );
}

interface BlockProps {
  id: string | undefined;
  block: MediaTextBlock;
  Details: MediaTextProps["Details"];
}

function Block({ id, block, Details }: BlockProps) {
  return (
    <article className="media-text__block" id={id}>
      <Picture image={block.image} alt={block.alt} sizes={PICTURE_SIZES} />
      <TextOfBlock block={block} Details={Details} />
    </article>
  );
}

type TextOfBlockProps = Pick<BlockProps, "Details"> & { block: BlockText };

export function TextOfBlock({ block, Details }: TextOfBlockProps) {
  const { title, description, link, linkText } = block;
  return (
    <div className="media-text__text" data-reveal="">
      <h2 className="media-text__title">{title}</h2>
      {[description].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {Details && <Details {...block} />}
      {link && (
        <SiteLink className="arrow-link" to={link}>
          {linkText}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </div>
  );
}
