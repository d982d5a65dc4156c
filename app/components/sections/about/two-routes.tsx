import { useMediaBase } from "~/components/ui/media-url";
import type { PanoramaRoutes } from "~/content/types/drawings";
import type { ComparisonPanorama } from "~/content/types/single-pages";

/** A wide picture over which two routes are drawn by scroll. */
export function TwoRoutes({ panorama, alt, width, height, routes }: ComparisonPanorama & PanoramaRoutes) {
  const url = `${useMediaBase()}/panoramas/${panorama}`;
  return (
    <div className="two-routes" data-below-fold="">
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
