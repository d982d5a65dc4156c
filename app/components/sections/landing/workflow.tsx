import { GLYPHS, STEPS } from "~/components/sections/landing/workflow-steps";
import type { Arrangement } from "~/content/types/drawings";

interface WorkflowProps {
  /** When it changes, the style sheet animates the steps. */
  arrangement: Arrangement;
  /** Hidden from screen readers, which read another copy. */
  decorative?: boolean;
}

/** Sixteen steps and the lines between them. */
export function Workflow({ arrangement, decorative = false }: WorkflowProps) {
  const { alt, places, lines } = arrangement;
  return (
    <svg
      className="workflow"
      viewBox="-2 -2 484 364"
      role="img"
      aria-label={alt}
      aria-hidden={decorative || undefined}
    >
      <g className="workflow__lines" key={alt}>
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
