import { LOOP, pointAt } from "~/components/sections/beyond-chat/stations";

/** The angle of the case in degrees: above the first item, then for each. A rollback goes back, a night goes all round. */
export const CASE_ANGLES = [-180, -180, 0, 120, -60, 300, 240] as const;

/** The case and its path so far. */
export function Case({ angle }: { angle: number }) {
  return (
    <g className="loop__case" data-kind="action" transform={`rotate(${angle})`}>
      <path d={`M${pointAt(-51, LOOP)}A${LOOP} ${LOOP} 0 0 1 ${LOOP} 0`} />
      <circle cx={LOOP} r="34" />
    </g>
  );
}
