import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";

const EVERYTHING = `M0 0H${INTERFACE_WIDTH}V${INTERFACE_HEIGHT}H0Z`;
const RADIUS = 14;

interface HotspotOverlayProps {
  hotspots: readonly Hotspot[];
  /** From 1; 0 for none. */
  highlighted: number;
}

/** Dims an interface except for the highlighted hotspot. */
export function HotspotOverlay({ hotspots, highlighted }: HotspotOverlayProps) {
  return (
    <svg
      className="interface-tour__overlay"
      viewBox={`0 0 ${INTERFACE_WIDTH} ${INTERFACE_HEIGHT}`}
      aria-hidden="true"
    >
      {hotspots.map(([x, y, width, height], index) => (
        <g key={`${x} ${y}`} data-highlighted={highlighted === index + 1 ? "" : undefined}>
          <path d={`${EVERYTHING}M${x} ${y}v${height}h${width}v${-height}Z`} />
          <rect x={x} y={y} width={width} height={height} rx={RADIUS} />
        </g>
      ))}
    </svg>
  );
}
