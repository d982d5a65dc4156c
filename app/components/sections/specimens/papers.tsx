import type { ReactNode } from "react";

interface PapersProps {
  /** In the order of the papers. */
  names: readonly string[];
  children: ReactNode;
}

/** Papers of one pilot, of which the screen shows one. All are in the document and in print. */
export function Papers({ names, children }: PapersProps) {
  return (
    <div className="papers">
      <fieldset>
        <legend className="visually-hidden">Paper</legend>
        {names.map((name, index) => (
          <label key={name}>
            <input type="radio" name="paper" defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
