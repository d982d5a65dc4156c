import { CASE_ANGLES, Case } from "~/components/sections/beyond-chat/loop-case";
import { PARTS } from "~/components/sections/beyond-chat/loop-parts";
import { LOOP, pointAt, STATIONS } from "~/components/sections/beyond-chat/stations";

interface LoopDrawingProps {
  /** Describes the drawing to screen readers. */
  label: string;
  /** The part that is being read, from 1; 0 for the whole. */
  current: number;
}

const stateOf = (number: number, current: number) => {
  if (!current) return undefined;
  if (number === current) return "lit";
  return number < current ? "built" : "planned";
};

/** An agent's loop and the six parts around it. */
export function LoopDrawing({ label, current }: LoopDrawingProps) {
  return (
    <svg className="loop__drawing" viewBox="-440 -300 880 600" role="img" aria-label={label}>
      <g className="loop__threads" data-kind="data">
        {[0, 26, 51, 77, 103, 129, 154].map((turn) => (
          <ellipse key={turn} rx={LOOP + 9} ry={LOOP - 9} transform={`rotate(${turn})`} />
        ))}
      </g>
      <path data-kind="data" d="M-430 0h213" />
      <path className="loop__cases" data-kind="data" d="M-400-9h24v18h-24zm36 0h24v18h-24z" />
      {PARTS.map(({ Part, at }, index) => (
        <g key={at} className="loop__part" data-state={stateOf(index + 1, current)}>
          <Part />
          <g className="loop__number" transform={`translate(${at})`}>
            <circle r="16" />
            <text>{index + 1}</text>
          </g>
        </g>
      ))}
      <Case angle={CASE_ANGLES[current] ?? 0} />
      {STATIONS.map(({ name, angle, label: place, glyph }) => (
        <g key={name} className="loop__station">
          <g transform={`translate(${pointAt(angle, LOOP)})`}>
            <circle r="27" />
            <path d={glyph} />
          </g>
          <text transform={`translate(${place})`}>{name}</text>
        </g>
      ))}
    </svg>
  );
}
