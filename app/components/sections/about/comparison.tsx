import { TwoRoutes } from "~/components/sections/about/two-routes";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { PanoramaRoutes } from "~/content/types/drawings";
import type { ComparisonColumn, ComparisonPanorama } from "~/content/types/single-pages";

interface ComparisonProps {
  panorama: ComparisonPanorama;
  routes: PanoramaRoutes;
  columns: readonly [ComparisonColumn, ComparisonColumn];
}

/** Two columns below one wide picture; on phones each column has its own picture. */
export function Comparison({ panorama, routes, columns }: ComparisonProps) {
  return (
    <div className="comparison">
      <TwoRoutes {...panorama} {...routes} />
      {columns.map((column, index) => (
        <article className="comparison__column" data-ours={index === 1 || undefined} key={column.title}>
          <Picture image={column.image} alt={column.alt} sizes="100vw" />
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
