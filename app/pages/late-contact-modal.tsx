import { lazy, Suspense, useEffect, useState } from "react";
import type { ContactTab } from "~/lib/contact";

const load = () =>
  import("~/pages/contact-modal").then(
    ({ ContactModal }) => ({ default: ContactModal }),
    () => {
      // After a deployment the script may be gone. The address is the modal's: the server draws it, and where it already
      // has, the modal works as it does without scripts.
      if (!document.querySelector("dialog")) window.location.reload();
      return new Promise<never>(() => {});
    },
  );

const ContactModal = lazy(load);

/** The contact modal, fetched when it is asked for, or a moment before: most visits never need a form. */
export function LateContactModal({ tab }: { tab: ContactTab | undefined }) {
  const [cameWithPage] = useState(tab !== undefined);
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, loadOnIntent, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, loadOnIntent);
    };
  }, []);
  if (!tab) return null;
  const modal = <ContactModal tab={tab} />;
  // Drawn by the server it can wait by itself. Opened by a click it may not: until it is there the page stays as it was,
  // with the focus on what was clicked.
  return cameWithPage ? <Suspense>{modal}</Suspense> : modal;
}

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;

function loadOnIntent({ target }: Event) {
  if (target instanceof Element && target.closest('a[href*="contact="]')) void load();
}
