import { Benefits } from "~/components/sections/benefits";
import { PICTURE_SIZES, TextOfBlock } from "~/components/sections/media-text";
import { Picture } from "~/components/ui/picture";
import type { BreakBlock } from "~/content/types/sections";

/**
 * A row among pictures and texts that is more or less than these: a scene across the page, a large figure or a table. With a
 * picture, figure and table stand above and below the picture and its text.
 */
export function BreakRow({ id, block }: { id: string | undefined; block: BreakBlock }) {
  const { layout, image, alt = "" } = block;
  const isScene = layout === "scene";
  return (
    <article
      className={isScene ? "break-row theme-dark" : image ? "media-text__block" : "break-row"}
      id={id}
      data-layout={layout}
    >
      {layout === "figure" && (
        <p className="break-row__figure">
          <b>{block.figure}</b> {block.caption}
        </p>
      )}
      {image && (
        <Picture image={image} alt={alt} sizes={isScene ? "(width >= 75em) 66vw, 100vw" : PICTURE_SIZES} />
      )}
      <TextOfBlock block={block} Details={Benefits} />
      {layout === "table" && <Table {...block} />}
    </article>
  );
}

function Table({ title, columns, rows }: BreakBlock & { layout: "table" }) {
  return (
    <table className="break-row__table" aria-label={title}>
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
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
