import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { MediaTextBlock } from "~/content/types/media-text";

type HeadingLevel = "h2" | "h3";

interface MediaTextProps {
  blocks: readonly MediaTextBlock[];
  level?: HeadingLevel;
}

export function MediaText({ blocks, level = "h2" }: MediaTextProps) {
  return (
    <div className="media-text">
      {blocks.map((block) => (
        <Block key={block.title} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level: Heading }: { block: MediaTextBlock; level: HeadingLevel }) {
  const { image, alt, title, description, features, link, linkText } = block;
  return (
    <article className="media-text__block">
      <Picture image={image} alt={alt} sizes="(min-width: 1440px) 46rem, (min-width: 768px) 52vw, 100vw" />
      <div className="media-text__text" data-reveal="">
        <Heading className="media-text__title">{title}</Heading>
        {[description].flat().map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {features && (
          <>
            <p className="media-text__benefits">{features.title}</p>
            <CheckList items={features.benefits} />
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
