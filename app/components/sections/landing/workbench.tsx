import { useRef } from "react";
import { Showcase } from "~/components/sections/showcase/showcase";
import type { Workflow } from "~/content/types/drawings";
import type { FeatureSection } from "~/content/types/sections";
import { useMotion } from "~/motion/use-motion";

/** The colour and the glyph of each kind of step. */
const KINDS = {
  mail: ["data", "M22 11h16v12H22zl8 7 8-7"],
  file: ["data", "M24 9h8l4 4v12H24zm4 8h4m-4 4h4"],
  ticket: ["data", "M22 12h16v3q-2 2 0 4v3H22v-3q2-2 0-4z"],
  read: ["plain", "M22 14v-3h3m10 0h3v3m0 6v3h-3m-10 0h-3v-3m3-3h10"],
  decision: ["action", "M30 9l8 8-8 8-8-8z"],
  code: ["plain", "M27 12l-5 5 5 5m6-10l5 5-5 5"],
  model: ["plain", "M30 9q0 8 8 8-8 0-8 8 0-8-8-8 8 0 8-8z"],
  person: ["action", "M30 10a3 3 0 1 0 .01 0M23 25q1-6 7-6t7 6"],
  send: ["plain", "M22 17h14m-5-5l5 5-5 5"],
  record: ["ledger", "M24 9h12v16H24zm4 0v16"],
} satisfies Record<Workflow["steps"][number][0], readonly [string, string]>;

const loadTitles = () => import("~/motion/titles").then(({ startTitles }) => startTitles);

interface WorkbenchProps {
  sections: readonly FeatureSection[];
  /** The first sections have a drawing. */
  workflows: readonly Workflow[];
}

export function Workbench({ sections, workflows }: WorkbenchProps) {
  const workbench = useRef<HTMLDivElement>(null);
  useMotion(workbench, loadTitles);
  return (
    <div className="workbench" ref={workbench}>
      <Showcase
        id="feature"
        sections={sections}
        indicator="0."
        renderStage={({ index }) => {
          const workflow = workflows[index - 1];
          return workflow && <WorkflowDrawing {...workflow} />;
        }}
      />
    </div>
  );
}

function WorkflowDrawing({ alt, steps, lines }: Workflow) {
  return (
    <svg
      className="drawing workflow"
      viewBox="-2 -2 484 364"
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={alt}
      width="484"
      height="364"
    >
      <path data-kind="data" d={lines.data} />
      <path data-kind="ledger" d={lines.ledger} />
      <path data-kind="action" d={lines.action} />
      {steps.map(([kind, x, y]) => {
        const [color, glyph] = KINDS[kind];
        return (
          <g key={`${x} ${y}`} data-kind={color} transform={`translate(${x},${y})`}>
            <rect width="60" height="34" rx="8" />
            <path d={glyph} />
          </g>
        );
      })}
    </svg>
  );
}
