import { type ComponentType, lazy, useState } from "react";
import type { ContactTab } from "~/navigation/contact-url";

type Modal = ComponentType<{ tab: ContactTab }>;

let loadedModal: Modal | undefined;

/** Fetches the modal's script. A page that the server rendered with the modal open waits for it before it hydrates. */
export const loadContactModal = () =>
  import("~/contact-modal/contact-modal").then(({ ContactModal }): { default: Modal } => {
    loadedModal = ContactModal;
    return { default: ContactModal };
  });

const LazyModal = lazy(() =>
  loadContactModal().catch(() => {
    // A deployment may have removed the script: the server renders the modal, which works without scripts, too.
    window.location.reload();
    return new Promise<never>(() => {});
  }),
);

/** The contact modal, fetched when a link to it is pointed at. Not in `<Suspense>`, where React drops text typed before hydration. */
export function LazyContactModal({ tab }: { tab: ContactTab | undefined }) {
  const [Modal] = useState<Modal>(() => loadedModal ?? LazyModal);
  return tab ? <Modal tab={tab} /> : null;
}
