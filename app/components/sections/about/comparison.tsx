import { Icon } from "~/components/ui/icon";
import { useMediaBase } from "~/components/ui/media-url";
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

/** A wide picture over which two routes are drawn by scroll. */
function TwoRoutes({ panorama, alt, width, height, routes }: ComparisonPanorama & PanoramaRoutes) {
  const url = `${useMediaBase()}/panoramas/${panorama}`;
  return (
    <div className="two-routes">
      <img
        src={`${url}-1400.avif`}
        srcSet={`${url}-1400.avif 1400w, ${url}-2400.avif 2400w`}
        sizes="90vw"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" aria-hidden="true">
        <path className="two-routes__long-lead" d={routes.long.lead} />
        <path className="two-routes__short" d={routes.short.lead} />
        <path className="two-routes__long" d={routes.long.path} pathLength="1" />
        <path className="two-routes__glow" d={routes.short.path} pathLength="1" />
        <path className="two-routes__short" d={routes.short.path} pathLength="1" />
      </svg>
    </div>
  );
}
