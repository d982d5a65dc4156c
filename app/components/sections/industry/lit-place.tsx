import type { CSSProperties } from "react";
import { cornersOf } from "~/components/sections/industry/camera-at";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Place, type PlaceNote } from "~/content/types/drawings";

const FRAME = "0 0, 100% 0, 100% 100%, 0 100%, 0 0";

/** Darkens the landscape around the outline of a place, so that the place is lit in its own shape. */
export function Dimmed({ outline }: Pick<Place, "outline">) {
  const corners = cornersOf({ outline });
  const hole = [...corners, ...corners.slice(0, 1)].map(
    ({ x, y }) => `${(x / LANDSCAPE_WIDTH) * 100}% ${(y / LANDSCAPE_HEIGHT) * 100}%`,
  );
  return (
    <div
      className="lit-place__around"
      style={{ clipPath: `polygon(evenodd, ${FRAME}, ${hole.join(", ")}, 0 0)` }}
    />
  );
}

/** What the picture of a use case says, beside its place: an illustration, which the story tells in sentences. */
export function PlaceNotes({ y, notes }: Place) {
  return (
    <div className="place-notes" aria-hidden="true">
      {notes.map((note) => (
        <p
          key={note.label}
          className="place-notes__note"
          data-side={note.side}
          data-below={note.y > y ? "" : undefined}
          style={pointOf(note)}
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

/** As fractions of the landscape. */
function pointOf({ x, y }: PlaceNote): CSSProperties {
  const point = { "--note-x": x / LANDSCAPE_WIDTH, "--note-y": y / LANDSCAPE_HEIGHT };
  return point as CSSProperties;
}
