import type { ChangeEvent } from "react";

/** Shows the video or the details. The styles follow the checked radio, without scripts too. */
export function ViewToggle({ id, title }: { id: string; title: string }) {
  return (
    <fieldset className="view-toggle">
      <legend className="visually-hidden">{`${title}: show`}</legend>
      {["video", "details"].map((view) => (
        <label key={view}>
          <input
            type="radio"
            name={`${id}-view`}
            value={view}
            defaultChecked={view === "details"}
            autoComplete="off"
            onChange={showVideo}
          />
          {view.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
}

/** A video is higher than the details' picture. One that is hidden again does not scroll. */
function showVideo({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const video = currentTarget.closest("section")?.querySelector(".showcase__video");
  video?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
