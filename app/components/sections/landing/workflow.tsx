import type { Arrangement } from "~/content/types/drawings";

/** The glyph of each kind of step. Its colour tells data, actions, records and plain work apart. */
const GLYPHS = {
  mail: "M10 11h16v12H10zl8 7 8-7",
  file: "M12 9h8l4 4v12H12zm4 8h4m-4 4h4",
  ticket: "M10 12h16v3q-2 2 0 4v3H10v-3q2-2 0-4z",
  read: "M10 14v-3h3m10 0h3v3m0 6v3h-3m-10 0h-3v-3m3-3h10",
  decision: "M18 9l8 8-8 8-8-8z",
  code: "M15 12l-5 5 5 5m6-10l5 5-5 5",
  model: "M18 9q0 8 8 8-8 0-8 8 0-8-8-8 8 0 8-8z",
  person: "M18 10a3 3 0 1 0 .01 0M11 25q1-6 7-6t7 6",
  send: "M10 17h14m-5-5l5 5-5 5",
  record: "M12 9h12v16H12zm4 0v16",
};

/** The same sixteen steps in every section, so that the eye can follow each. */
const STEPS: readonly (keyof typeof GLYPHS)[] = [
  "mail",
  "file",
  "ticket",
  "read",
  "decision",
  "code",
  "code",
  "model",
  "code",
  "person",
  "code",
  "send",
  "record",
  "record",
  "record",
  "record",
];

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
