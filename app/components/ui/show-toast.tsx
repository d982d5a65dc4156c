import { createRoot } from "react-dom/client";
import { cssTransition, ToastContainer, toast as toastify } from "react-toastify/unstyled";
import type { Toast } from "server/types";
import { Icon } from "~/components/ui/icon";
import { toastOptions } from "~/components/ui/toast-options";
import { REDUCED_MOTION } from "~/hooks/media-queries";

const slide = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 120 });

let container: HTMLElement | undefined;

/** Shows a toast; a second call with the same toast does nothing. */
export function showToast({ id, type, form, message }: Toast): void {
  if (!container) {
    container = document.createElement("div");
    createRoot(container).render(
      <ToastContainer transition={prefersReducedMotion() ? false : slide} hotKeys={isAltT} />,
    );
  }
  moveToasts();
  toastify(message, {
    ...toastOptions[form],
    toastId: id,
    type,
    role: type === "error" ? "alert" : "status",
    icon: <Icon name={type === "error" ? "circle-alert" : "circle-check"} />,
  });
}

/** Into the open modal, which makes everything else inert, or back to the body. */
export function moveToasts(): void {
  const parent = document.querySelector("dialog:modal") ?? document.body;
  if (container && container.parentElement !== parent) parent.append(container);
}

const isAltT = (event: KeyboardEvent) => event.altKey && event.code === "KeyT";

// The library removes a closed toast when its animation ends: without motion that would be never.
const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;
