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

/** Two columns below one wide picture; on phones each column has a picture. */
export function Comparison({ panorama, routes, columns }: ComparisonProps) {
  return (
    <div className="comparison">
      <TwoRoutes {...panorama} {...routes} />
      {columns.map((column, index) => (
        <article className="comparison__column stack" data-ours={index === 1 || undefined} key={column.title}>
          <div className="narrow-only">
            <Picture image={column.image} alt={column.alt} sizes="100vw" />
          </div>
          <h3>
            <span className="wide-only">{column.title}</span>
            <span className="narrow-only">{column.mobileTitle}</span>
          </h3>
          <ul className="rules">
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

const SHORT = "var(--coral-500)";
const LONG = "var(--slate-300)";
const LONG_LEAD = "var(--slate-500)";

/** Two routes are drawn over a wide picture by scroll. */
function TwoRoutes({ panorama, alt, width, height, routes }: ComparisonPanorama & PanoramaRoutes) {
  const url = `${useMediaBase()}/panoramas/${panorama}`;
  return (
    <div className="two-routes wide-only">
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
      <svg width="600" height="260" viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
        <path d={routes.long.lead} stroke={LONG_LEAD} strokeWidth="6" />
        <path d={routes.short.lead} stroke={SHORT} strokeWidth="10" />
        <path d={routes.long.path} stroke={LONG} strokeWidth="6" pathLength="1" data-long="" />
        <path d={routes.short.path} stroke={SHORT} strokeWidth="34" strokeOpacity="0.25" pathLength="1" />
        <path d={routes.short.path} stroke={SHORT} strokeWidth="10" pathLength="1" />
      </svg>
    </div>
  );
}
