type ThreadSegment =
  | "video"
  | "glow"
  | "turn"
  | "down"
  | "corner"
  | "products"
  | "call"
  | `three-${"video" | "turn" | "left" | "on" | "right" | "cards"}`
  | "steps";

/** A segment of the line that leads down home, or of the three that lead down services; decoration, placed by its sheet. */
export function Thread({ segment }: { segment: ThreadSegment }) {
  return <span className={`thread thread--${segment}`} />;
}
