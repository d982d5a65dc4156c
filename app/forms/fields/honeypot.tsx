import { labels } from "~/forms/shared-text";

/** A name that no autofill knows. */
export const HONEYPOT = "purpose";

/** A field that only programs fill in: hidden from view, Tab, assistive technology, browsers and password managers. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {labels.honeypot}
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore="true"
        />
      </label>
    </div>
  );
}
