import { GLYPHS, STEPS } from "~/components/sections/landing/workflow-steps";
import type { Arrangement } from "~/content/types/drawings";

interface WorkflowProps {
  alt: string | undefined;
  /** When it changes, the style sheet animates the steps. */
  arrangement: Arrangement | undefined;
  /** The detail being read, from 1: the style sheet dims the steps that it is not about. */
  highlighted: number;
}

/** Sixteen steps and the lines between them. */
export function Workflow({ alt, arrangement, highlighted }: WorkflowProps) {
  if (!arrangement) return null;
  const { places, lines } = arrangement;
  return (
    <svg
      className="workflow"
      viewBox="-2 -2 484 364"
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={alt}
      data-highlighted={highlighted || undefined}
    >
      <g className="workflow__lines" key={lines.data}>
        <path data-kind="data" d={lines.data} />
        <path data-kind="ledger" d={lines.ledger} />
        <path data-kind="action" d={lines.action} />
      </g>
      {Object.entries(STEPS).map(([index, step]) => (
        <g key={index} data-kind={step} transform={`translate(${places.slice(2 * +index, 2 * +index + 2)})`}>
          <rect width="60" height="34" rx="8" />
          <path d={GLYPHS[step]} />
          <path d="M34 14h16m-16 6h10" />
        </g>
      ))}
    </svg>
  );
}
