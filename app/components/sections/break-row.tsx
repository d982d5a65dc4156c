import { Benefits } from "~/components/sections/benefits";
import { TextOfBlock } from "~/components/sections/media-text";
import { Picture } from "~/components/ui/picture";
import type { BreakBlock } from "~/content/types/sections";

/** A row among pictures and texts that is neither: a scene across the page, a large figure or a table. */
export function BreakRow({ block }: { block: BreakBlock }) {
  return (
    <article
      className={`break-row${block.layout === "scene" ? " theme-dark" : ""}`}
      data-layout={block.layout}
    >
      {block.layout === "scene" && (
        <Picture image={block.image} alt={block.alt} sizes="(width >= 75em) 66vw, 100vw" />
      )}
      {block.layout === "figure" && (
        <p className="break-row__figure">
          <b>{block.figure}</b> {block.caption}
        </p>
      )}
      <TextOfBlock block={block} Details={Benefits} />
      {block.layout === "table" && <Table {...block} />}
    </article>
  );
}

function Table({ title, columns, rows }: BreakBlock & { layout: "table" }) {
  return (
    <table aria-label={title}>
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
