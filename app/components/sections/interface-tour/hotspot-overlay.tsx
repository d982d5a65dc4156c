import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";

const EVERYTHING = `M0 0H${INTERFACE_WIDTH}V${INTERFACE_HEIGHT}H0Z`;

interface HotspotOverlayProps {
  hotspots: readonly Hotspot[];
  /** From 1; 0 for none. */
  highlighted: number;
}

/** Dims an interface except for the cards of the highlighted detail. */
export function HotspotOverlay({ hotspots, highlighted }: HotspotOverlayProps) {
  return (
    <svg
      className="interface-stage__overlay"
      viewBox={`0 0 ${INTERFACE_WIDTH} ${INTERFACE_HEIGHT}`}
      aria-hidden="true"
    >
      {hotspots.map(({ light }, index) => (
        <path
          key={light}
          d={EVERYTHING + light}
          data-highlighted={highlighted === index + 1 ? "" : undefined}
        />
      ))}
    </svg>
  );
}
