import { useState } from "react";
import { HONEYPOT, LEAD_SOURCE, newSubmissionId } from "~/forms/forms";
import { useRootData } from "~/hooks/route-data";

export function HiddenFields({ submissionId }: { submissionId: string | undefined }) {
  const root = useRootData();
  // Rendered for forms without scripts. Hydration may replace the id with another one.
  const [id] = useState(() => submissionId ?? newSubmissionId());
  return (
    <>
      <input type="hidden" name="submission_id" value={id} readOnly suppressHydrationWarning />
      <input type="hidden" name={LEAD_SOURCE} value={root?.leadSource ?? leadSourceInBrowser()} readOnly />
      <Honeypot />
    </>
  );
}

/** Only programs fill in this field: it is hidden from view, Tab, assistive technology, browsers and password managers. */
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

/** The address of the visit's first page and its referrer. The browser remembers them within a document: nothing is stored. */
function leadSourceInBrowser(): string {
  if (typeof document === "undefined") return "";
  return `${performance.getEntriesByType("navigation")[0]?.name} ${document.referrer}`;
}
