import { useState } from "react";
import { ATTRIBUTION, COOKIE_CHECK, HONEYPOT, newSubmissionId } from "~/forms/forms";
import { useRootData } from "~/hooks/route-data";

/** What a form posts besides what the visitor fills in. */
export function HiddenFields({ submissionId }: { submissionId: string | undefined }) {
  // Made while rendering, for forms without scripts. Hydration may replace it with another, as good as the first.
  const [id] = useState(() => submissionId ?? newSubmissionId());
  return (
    <>
      <input type="hidden" name="submission_id" value={id} readOnly suppressHydrationWarning />
      <Attribution />
      <CookieCheck />
      <Honeypot />
    </>
  );
}

/** A field that only programs fill in: hidden from view, Tab, assistive technology, browsers and password managers. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
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

/**
 * Tells the action that this browser was handed a cookie, or says itself that it takes none: if none comes back with the
 * form, the confirmation cannot travel in one.
 */
function CookieCheck() {
  const wasHandedOne = useRootData()?.setsCookie;
  const takesNone = typeof document !== "undefined" && !navigator.cookieEnabled;
  return wasHandedOne || takesNone ? <input type="hidden" name={COOKIE_CHECK} value="1" /> : null;
}

/**
 * The addresses of the visit's first page and of what led there, as far as the browser says them itself. Nothing is stored
 * for it: the page that is loaded with a form has them from its request, and within a document the browser remembers.
 */
function Attribution() {
  const attribution = useRootData()?.attribution ?? attributionInBrowser();
  return <input type="hidden" name={ATTRIBUTION} value={attribution} readOnly />;
}

function attributionInBrowser(): string {
  if (typeof document === "undefined") return "";
  return `${performance.getEntriesByType("navigation")[0]?.name} ${document.referrer}`;
}
