import { hints } from "~/forms/form-text";

export const HONEYPOT = "website";

/** A field for programs that fill in everything: not seen, not reached by Tab, not read out (QUALITY.md, Security). */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {hints.trap}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
