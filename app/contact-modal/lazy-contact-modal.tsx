import { type ComponentType, lazy, useState } from "react";
import { type ContactTab, isContactUrl } from "~/contact-modal/contact-url";
import { useIntent } from "~/hooks/use-intent";

type Modal = ComponentType<{ tab: ContactTab }>;

let loaded: Modal | undefined;

/** Fetches the modal's script. A page that came with its modal open waits for it before it hydrates. */
export const loadContactModal = () =>
  import("~/contact-modal/contact-modal").then(
    ({ ContactModal }): { default: Modal } => {
      loaded = ContactModal;
      return { default: ContactModal };
    },
    () => {
      // After a deployment the script may be gone. The address is the modal's: the server draws it, and where it already
      // has, the modal works as it does without scripts.
      if (!document.querySelector("dialog.contact-modal")) window.location.reload();
      return new Promise<never>(() => {});
    },
  );

const Late = lazy(loadContactModal);

/**
 * The contact modal, fetched when it is asked for, or a moment before: most visits never need a form. No `<Suspense>`
 * stands around it: opened by a click, the page stays as it was until it is there, with the focus on what was clicked;
 * and React throws away what was typed in a boundary when anything changes before it is hydrated.
 */
export function LazyContactModal({ tab }: { tab: ContactTab | undefined }) {
  const [Contact] = useState<Modal>(() => loaded ?? Late);
  useIntent(loadOnIntent);
  return tab ? <Contact tab={tab} /> : null;
}

function loadOnIntent(target: Element) {
  const link = target.closest("a");
  if (link && isContactUrl(link.search)) void loadContactModal();
}
