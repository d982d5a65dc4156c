import { useRef } from "react";
import type { LoopDrawing, Stroke } from "~/content/types/drawings";
import type { BeyondChatContent } from "~/content/types/single-pages";
import { usePrefersReducedMotion } from "~/hooks/media-queries";
import { usePassedItems } from "~/hooks/use-passed-items";

type AgentLoopProps = Pick<BeyondChatContent, "loop" | "blocks">;

/** A drawing of an agent's loop beside six items. The current item highlights its part. */
export function AgentLoop({ loop, blocks }: AgentLoopProps) {
  const items = useRef<HTMLOListElement>(null);
  const read = usePassedItems(items);
  const current = usePrefersReducedMotion() ? 0 : read;
  return (
    <section className="theme-dark section" aria-labelledby="loop-title">
      <h2 id="loop-title">{loop.heading}</h2>
      <div className="loop beside">
        <div className="loop__stage">
          <Loop {...loop.drawing} label={loop.alt} current={current} />
        </div>
        <ol className="loop__items" ref={items}>
          {blocks.map(({ title, description }, index) => (
            <li key={title} data-state={stateOf(index + 1, current)}>
              <svg
                className="loop__detail"
                width="300"
                height="300"
                viewBox={loop.drawing.parts[index]?.detail}
                aria-hidden="true"
              >
                <use href="#loop" />
              </svg>
              <h3 data-number={index + 1}>{title}</h3>
              <p className="lead">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const stateOf = (number: number, current: number) => {
  if (!current) return undefined;
  if (number === current) return "current";
  return number < current ? "built" : "planned";
};

/** On narrow screens each item shows a detail of the drawing. */
function Loop({ queue, parts, stations, label, current }: LoopDrawing & { label: string; current: number }) {
  return (
    <svg width="880" height="600" viewBox="-440 -300 880 600" role="img" aria-label={label}>
      <g className="drawing loop__drawing" id="loop">
        <g data-kind="data" strokeWidth="1" opacity=".6">
          {[0, 26, 51, 77, 103, 129, 154].map((turn) => (
            <ellipse key={turn} rx="199" ry="181" transform={`rotate(${turn})`} />
          ))}
        </g>
        <Strokes strokes={queue} />
        {parts.map(({ strokes, at }, index) => (
          <g key={at} className="loop__part" data-state={stateOf(index + 1, current)}>
            <Strokes strokes={strokes} />
            <g className="loop__number" transform={`translate(${at})`}>
              <circle r="16" />
              <text>{index + 1}</text>
            </g>
          </g>
        ))}
        <g
          className="loop__case"
          data-kind="action"
          strokeWidth="4"
          transform={`rotate(${CASE_ANGLES[current] ?? 0})`}
        >
          <path d="M120-148A190 190 0 0 1 190 0" />
          <circle cx="190" r="34" />
        </g>
        {stations.map(({ name, at, label: place, glyph }) => (
          <g key={name} className="loop__station">
            <g transform={`translate(${at})`}>
              <circle r="27" />
              <path d={glyph} />
            </g>
            <text transform={`translate(${place})`}>{name}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The angle of the case in degrees, for each value of `current`. */
const CASE_ANGLES = [-180, -180, 0, 120, -60, 300, 480] as const;

const Strokes = ({ strokes }: { strokes: readonly Stroke[] }) =>
  strokes.flatMap(({ kind, d, isSolid, dashes, turns = [0] }) =>
    turns.map((turn) => (
      <path
        key={`${d} ${turn}`}
        data-kind={kind}
        data-solid={isSolid}
        d={d}
        strokeDasharray={dashes}
        transform={`rotate(${turn})`}
      />
    )),
  );
