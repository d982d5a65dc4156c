import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { ComparisonColumn } from "~/content/types/comparison";

export function Comparison({ columns }: { columns: readonly [ComparisonColumn, ComparisonColumn] }) {
  return (
    <div className="comparison">
      {columns.map((column, index) => (
        <article className="comparison__column" data-ours={index === 1 || undefined} key={column.title}>
          <Picture image={column.image} alt={column.alt} sizes="(min-width: 768px) 46vw, 100vw" />
          <h3>
            <span className="comparison__wide">{column.title}</span>
            <span className="comparison__narrow">{column.mobileTitle}</span>
          </h3>
          <ul>
            {column.description.map((line) => (
              <li key={line}>
                <Icon name={index === 1 ? "check" : "x"} />
                {line}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
