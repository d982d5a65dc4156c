import { labels } from "~/forms/shared-text";

export const HONEYPOT = "website";

/** A field that only programs fill in: hidden from view, from Tab and from assistive technology. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {labels.honeypot}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
