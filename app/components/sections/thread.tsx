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

/** A segment of the line down home or of the three lines down services; decoration. */
export function Thread({ segment }: { segment: ThreadSegment }) {
  return <span className={`thread thread--${segment}`} />;
}
