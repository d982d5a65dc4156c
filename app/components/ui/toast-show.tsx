import { createRoot } from "react-dom/client";
import { cssTransition, ToastContainer, type ToastOptions, toast as toastify } from "react-toastify/unstyled";
import { Icon } from "~/components/ui/icon";
import type { Toast } from "~/components/ui/toast";

/** Specification §9. For the contact form the library's defaults are the specified values: they are written out. */
const options: Record<Toast["form"], ToastOptions> = {
  contact: {
    position: "top-right",
    autoClose: 5000,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
  },
  career: { position: "bottom-right", autoClose: 3000, closeOnClick: true },
};

const slide = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 120 });

let home: HTMLElement | undefined;

/** Shows a toast; a second call with the same one does nothing. */
export function showToast({ id, type, form, message }: Toast): void {
  if (!home) {
    home = document.createElement("div");
    createRoot(home).render(
      <ToastContainer transition={prefersReducedMotion() ? false : slide} hotKeys={isAltT} />,
    );
  }
  moveToasts();
  toastify(message, {
    ...options[form],
    toastId: id,
    type: type,
    role: type === "error" ? "alert" : "status",
    icon: <Icon name={type === "error" ? "circle-alert" : "circle-check"} />,
  });
}

/**
 * Puts the toasts where they can be seen and used: inside the modal while one is open, because everything outside of it
 * is covered and inert, else at the end of the page.
 */
export function moveToasts(): void {
  const place = document.querySelector("dialog:modal") ?? document.body;
  if (home && home.parentElement !== place) place.append(home);
}

const isAltT = (event: KeyboardEvent) => event.altKey && event.code === "KeyT";

// Without an animation that ends, the library would wait for ever before it takes a closed toast away.
const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
