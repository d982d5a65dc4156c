import type { CSSProperties } from "react";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Place } from "~/content/types/drawings";

const FRAME = "0 0, 100% 0, 100% 100%, 0 100%, 0 0";

/** Darkens the landscape around the outline of a place, so that the place is lit in its own shape. */
export function Dimmed({ outline }: Pick<Place, "outline">) {
  const corners = outline.split(" ").map((corner) => corner.split(",").map(Number));
  const hole = [...corners, ...corners.slice(0, 1)].map(
    ([x = 0, y = 0]) => `${(x / LANDSCAPE_WIDTH) * 100}% ${(y / LANDSCAPE_HEIGHT) * 100}%`,
  );
  return (
    <div
      className="lit-place__around"
      style={{ clipPath: `polygon(evenodd, ${FRAME}, ${hole.join(", ")}, 0 0)` }}
    />
  );
}

/** What the picture of a use case says, beside its place: an illustration, which the story tells in sentences. */
export function PlaceNotes({ x, y, notes }: Place) {
  return (
    <div className="place-notes" aria-hidden="true">
      {notes.map((note) => (
        <p
          key={note.label}
          className="place-notes__note"
          data-side={note.side}
          data-below={note.y > y ? "" : undefined}
          style={fromPlace((note.x - x) / LANDSCAPE_WIDTH, (note.y - y) / LANDSCAPE_WIDTH)}
        >
          <span className="place-notes__text">
            <b>{note.label}</b>
            {note.text.split(" · ").map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Both in widths of the landscape. */
function fromPlace(right: number, down: number): CSSProperties {
  const distance = { "--right": right, "--down": down };
  return distance as CSSProperties;
}
