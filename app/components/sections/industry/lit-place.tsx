import type { CSSProperties } from "react";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Place, type PlaceNote } from "~/content/types/drawings";

/** In the tiles' drawing: darkens the landscape around the outline of a place, so that the place is lit in its own shape. */
export function Dimmed({ outline }: Pick<Place, "outline">) {
  const frame = `M0 0H${LANDSCAPE_WIDTH}V${LANDSCAPE_HEIGHT}H0z`;
  return <path className="lit-place__around" d={`${frame}M${outline}z`} fillRule="evenodd" />;
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
