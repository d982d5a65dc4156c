import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { BlockText, BreakBlock, MediaTextBlock } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { draftUrl } from "~/navigation/draft-url";
import { SiteLink } from "~/navigation/site-link";

interface MediaTextProps {
  blocks: readonly (BreakBlock | MediaTextBlock)[];
  /** Numbers the blocks; `place` makes the anchor `#place-1`. */
  anchor?: string;
}

const PICTURE_SIZES = "(width >= 90em) 46rem, (width >= 64em) 52vw, 100vw";

/** With this many paragraphs a text is higher than its picture: the benefits move below the picture. */
const LONG_TEXT = 3;

/** Pictures and texts that swap sides in turn. A row may be a wide scene, a large figure or a table. */
export function MediaText({ blocks, anchor }: MediaTextProps) {
  return (
    <div className="media-text stack">
      {blocks.map((block, index) => {
        const { title, description, features, image, alt = "", layout } = block;
        const words = (
          <div className="media-text__words">
            <Text block={block} number={anchor && index + 1} />
            {features && <Benefits {...features} />}
          </div>
        );
        const id = anchor && `${anchor}-${index + 1}`;
        if (layout === "scene")
          return (
            <article className="media-text__scene faded-picture theme-dark" id={id} key={title}>
              <Picture image={image} alt={alt} sizes="(width >= 75em) 66vw, 100vw" scene />
              {words}
            </article>
          );
        return (
          <article
            className="media-text__row"
            id={id}
            key={title}
            data-long={description.length >= LONG_TEXT && Array.isArray(description) ? "" : undefined}
          >
            {layout === "figure" && (
              <p className="media-text__figure">
                <b>{block.figure}</b>
                {` ${block.caption}`}
              </p>
            )}
            {image && <Picture image={image} alt={alt} sizes={PICTURE_SIZES} />}
            {words}
            {layout === "table" && <Table {...block} />}
          </article>
        );
      })}
    </div>
  );
}

function Text({ block, number }: { block: BlockText; number?: number | "" }) {
  const { title, description, link, linkText, draft } = block;
  const labels = useRootData()?.labels;
  const links = [
    { name: linkText, url: link },
    { name: `${labels?.draft}: ${draft?.process}`, url: draft && draftUrl(draft) },
  ];
  return (
    <div className="media-text__text stack" data-reveal="">
      <h2 data-number={number}>{title}</h2>
      {[description].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.map(
        ({ name, url }) =>
          url && (
            <SiteLink className="arrow-link" key={url} to={url}>
              {name}
              <Icon name="arrow-right" />
            </SiteLink>
          ),
      )}
    </div>
  );
}

function Benefits({ title, benefits }: NonNullable<BlockText["features"]>) {
  return (
    <div className="media-text__benefits">
      <p>{title}</p>
      <ul className="rules">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
  );
}

function Table({ columns, rows }: BreakBlock & { layout: "table" }) {
  return (
    <table className="media-text__table">
      {columns && (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell) => (
              <td className="display" key={cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
