import type { ReactNode } from "react";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Place } from "~/content/types/drawings";

interface LandscapeTilesProps {
  /** What is drawn under the tiles. */
  children: ReactNode;
  places: readonly Place[];
  /** The place that has the keyboard's focus. */
  focused: number | undefined;
}

/**
 * Each tile of a landscape as a link, with its number. For pointers only: the list of places has the same links for
 * everyone, and the focus on one of them draws its ring around the tile.
 */
export function LandscapeTiles({ children, places, focused }: LandscapeTilesProps) {
  return (
    <svg
      className="landscape-tiles"
      viewBox={`0 0 ${LANDSCAPE_WIDTH} ${LANDSCAPE_HEIGHT}`}
      textAnchor="middle"
      dominantBaseline="central"
      aria-hidden="true"
    >
      {children}
      {places.map(({ outline, markX, markY }, index) => (
        <a
          key={outline}
          href={`#place-${index + 1}`}
          tabIndex={-1}
          data-focused={focused === index + 1 ? "" : undefined}
        >
          <polygon points={outline} />
          <g transform={`translate(${markX} ${markY})`}>
            <g className="landscape-tiles__mark">
              <circle />
              <text>{index + 1}</text>
            </g>
          </g>
        </a>
      ))}
    </svg>
  );
}
