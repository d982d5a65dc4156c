import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";

const EVERYTHING = `M0 0H${INTERFACE_WIDTH}V${INTERFACE_HEIGHT}H0Z`;
const RADIUS = 16;

interface HotspotOverlayProps {
  hotspots: readonly Hotspot[];
  /** From 1; 0 for none. */
  highlighted: number;
}

/** Dims an interface except for the highlighted hotspot. */
export function HotspotOverlay({ hotspots, highlighted }: HotspotOverlayProps) {
  return (
    <svg
      className="interface-stage__overlay"
      viewBox={`0 0 ${INTERFACE_WIDTH} ${INTERFACE_HEIGHT}`}
      aria-hidden="true"
    >
      {hotspots.map((hotspot, index) => (
        <path
          key={String(hotspot)}
          d={EVERYTHING + roundedRectangle(hotspot)}
          data-highlighted={highlighted === index + 1 ? "" : undefined}
        />
      ))}
    </svg>
  );
}

function roundedRectangle([x, y, width, height]: Hotspot): string {
  const corner = (to: string) => `a${RADIUS} ${RADIUS} 0 0 1 ${to}`;
  const [h, v] = [width - 2 * RADIUS, height - 2 * RADIUS];
  const [right, down] = [`h${h}${corner(`${RADIUS} ${RADIUS}`)}`, `v${v}${corner(`-${RADIUS} ${RADIUS}`)}`];
  const [left, up] = [`h-${h}${corner(`-${RADIUS} -${RADIUS}`)}`, `v-${v}${corner(`${RADIUS} -${RADIUS}`)}`];
  return `M${x + RADIUS} ${y}${right}${down}${left}${up}Z`;
}
