interface ViewToggleProps {
  /** The section's id, from which the radios' names are made. */
  id: string;
  title: string;
}

/** VIDEO or DETAILS. The style sheet shows the checked radio's panel, without scripts, too. */
export function ViewToggle({ id, title }: ViewToggleProps) {
  return (
    <fieldset className="view-toggle">
      <legend className="visually-hidden">{`${title}: show`}</legend>
      <label>
        <input type="radio" name={`${id}-view`} value="video" autoComplete="off" />
        VIDEO
      </label>
      <label>
        <input type="radio" name={`${id}-view`} value="details" defaultChecked autoComplete="off" />
        DETAILS
      </label>
    </fieldset>
  );
}
