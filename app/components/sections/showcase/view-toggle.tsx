import type { ChangeEventHandler } from "react";

interface ViewToggleProps {
  /** The section's id: both radios and what shows their panels are named after it. */
  id: string;
  title: string;
  onChange?: ChangeEventHandler<HTMLFieldSetElement>;
}

/** VIDEO or DETAILS. The style sheet shows the panel of the checked radio, so no script is needed. */
export function ViewToggle({ id, title, onChange }: ViewToggleProps) {
  return (
    <fieldset className="view-toggle" onChange={onChange}>
      <legend className="visually-hidden">{`${title}: show`}</legend>
      <label>
        <input id={`${id}-video`} type="radio" name={`${id}-view`} value="video" autoComplete="off" />
        VIDEO
      </label>
      <label>
        <input type="radio" name={`${id}-view`} value="details" defaultChecked autoComplete="off" />
        DETAILS
      </label>
    </fieldset>
  );
}
