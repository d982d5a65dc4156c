import type { MouseEvent } from "react";
import { REDUCED_MOTION } from "~/hooks/media-queries";
import { transitionTo } from "~/motion/view-transition";

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
            onClick={changeView}
          />
          {view.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
}

/** The arrow keys click a radio too. */
function changeView(event: MouseEvent<HTMLInputElement>): void {
  const radio = event.currentTarget;
  const section = radio.closest("section");
  if (!section) return;
  const show = () => {
    radio.checked = true;
    if (radio.value === "video")
      section.querySelector(".showcase__video")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  // The transition checks the radio after the browser has captured the section as it was.
  const moves = !window.matchMedia(REDUCED_MOTION).matches;
  if (moves && transitionTo(section, show)) event.preventDefault();
  else show();
}
