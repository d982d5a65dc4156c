import { type ComponentType, lazy, useState } from "react";
import { useIntent } from "~/hooks/use-intent";
import { type ContactTab, isContactUrl } from "~/navigation/contact-url";

type Modal = ComponentType<{ tab: ContactTab }>;

let loadedModal: Modal | undefined;

/** Fetches the modal's script. A page that the server rendered with the modal open waits for it before it hydrates. */
export const loadContactModal = () =>
  import("~/contact-modal/contact-modal").then(
    ({ ContactModal }): { default: Modal } => {
      loadedModal = ContactModal;
      return { default: ContactModal };
    },
    () => {
      // A deployment may have removed the script. The URL asks for the modal, so a reload renders it on the server; if
      // the server has rendered it already, it works as it does without scripts.
      if (!document.querySelector("dialog.contact-modal")) window.location.reload();
      return new Promise<never>(() => {});
    },
  );

const LazyModal = lazy(loadContactModal);

/**
 * The contact modal, fetched on intent or when it opens: most visits never need a form. There is no `<Suspense>` around
 * it: a page that opens it stays as it is, with its focus, until the script has come; and React would throw away what
 * was typed inside a boundary that changes before it is hydrated.
 */
export function LazyContactModal({ tab }: { tab: ContactTab | undefined }) {
  const [Modal] = useState<Modal>(() => loadedModal ?? LazyModal);
  useIntent(loadOnIntent);
  return tab ? <Modal tab={tab} /> : null;
}

function loadOnIntent(target: Element) {
  const link = target.closest("a");
  if (link && isContactUrl(link.search)) void loadContactModal();
}
