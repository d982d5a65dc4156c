import { INTERFACE_HEIGHT, INTERFACE_WIDTH, type Spot } from "~/content/types/spot";

const EVERYTHING = `M0 0H${INTERFACE_WIDTH}V${INTERFACE_HEIGHT}H0Z`;
const RADIUS = 14;

interface SpotlightProps {
  spots: readonly Spot[];
  /** From 1; 0 for none. */
  lit: number;
}

/** Dims an interface but for the spot that is lit. */
export function Spotlight({ spots, lit }: SpotlightProps) {
  return (
    <svg
      className="interface-tour__spotlight"
      viewBox={`0 0 ${INTERFACE_WIDTH} ${INTERFACE_HEIGHT}`}
      aria-hidden="true"
    >
      {spots.map(([x, y, width, height], index) => (
        <g key={`${x} ${y}`} data-lit={lit === index + 1 ? "" : undefined}>
          <path d={`${EVERYTHING}M${x} ${y}v${height}h${width}v${-height}Z`} />
          <rect x={x} y={y} width={width} height={height} rx={RADIUS} />
        </g>
      ))}
    </svg>
  );
}
