import type { ChangeEventHandler } from "react";

interface ViewToggleProps {
  /** The section's id, from which the radios' names are made. */
  id: string;
  title: string;
  onChange?: ChangeEventHandler<HTMLFieldSetElement>;
}

/** VIDEO or DETAILS. The style sheet shows the checked radio's panel, without scripts, too. */
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
