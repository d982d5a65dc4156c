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
      // A deployment may have removed the script: the server renders the modal, which works without scripts, too.
      if (!document.querySelector("dialog.contact-modal")) window.location.reload();
      return new Promise<never>(() => {});
    },
  );

const LazyModal = lazy(loadContactModal);

/** The contact modal, fetched on intent. Not in `<Suspense>`, where React drops text typed before hydration. */
export function LazyContactModal({ tab }: { tab: ContactTab | undefined }) {
  const [Modal] = useState<Modal>(() => loadedModal ?? LazyModal);
  useIntent(loadOnIntent);
  return tab ? <Modal tab={tab} /> : null;
}

function loadOnIntent(target: Element) {
  const link = target.closest("a");
  if (link && isContactUrl(link.search)) void loadContactModal();
}
