type ThreadPiece =
  | "film"
  | "glow"
  | "turn"
  | "down"
  | "corner"
  | "curtain"
  | "call"
  | `three-${"film" | "turn" | "left" | "on" | "right" | "cards"}`
  | "rope";

/** A piece of the line that leads down home, or of the three that lead down services; decoration, placed by its sheet. */
export function Thread({ piece }: { piece: ThreadPiece }) {
  return <span className={`thread thread--${piece}`} />;
}
