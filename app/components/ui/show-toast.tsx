import { createRoot } from "react-dom/client";
import { cssTransition, ToastContainer, type ToastOptions, toast as toastify } from "react-toastify/unstyled";
import type { SubmissionKind, Toast } from "server/types";
import { Icon } from "~/components/ui/icon";
import { liveRegion } from "~/components/ui/live-region";
import { REDUCED_MOTION } from "~/hooks/media-queries";
import styles from "~/styles/ui/toast.css";

/** As specified. */
const options: Record<SubmissionKind, ToastOptions> = {
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

let container: HTMLElement | undefined;
const shown = new Map<Toast["id"], Toast["form"]>();
/** The element that had the focus before a toast. */
let focusedBefore: HTMLElement | undefined;

/** A second call with the same toast does nothing. */
export function showToast({ id, type, form, message }: Toast): void {
  container ??= createContainer();
  moveToasts();
  shown.set(id, form);
  toastify(message, {
    ...options[form],
    toastId: id,
    type,
    // The live region announces the toast.
    role: "group",
    icon: <Icon name={type === "error" ? "circle-alert" : "circle-check"} />,
  });
}

export function dismissToasts(form: Toast["form"]): void {
  for (const [id, shownForm] of shown) if (shownForm === form) toastify.dismiss(id);
}

/** Moves the toasts into the open modal, or back to the page. */
export function moveToasts(): void {
  const parent = liveRegion() ?? document.body;
  if (container && container.parentElement !== parent) parent.append(container);
}

/** react-toastify queues toasts until its container is mounted. */
function createContainer(): HTMLElement {
  const element = document.createElement("div");
  const root = createRoot(element);
  // Without motion the animation that removes a toast never ends.
  const transition = matchMedia(REDUCED_MOTION).matches ? false : slide;
  root.render(
    <>
      {/* React shows the toasts when the style sheet has loaded or failed: an unstyled message is better than none. */}
      <link rel="stylesheet" href={styles} precedence="toast" />
      <ToastContainer transition={transition} hotKeys={isAltT} />
    </>,
  );
  element.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
      focusedBefore = relatedTarget;
  });
  toastify.onChange(({ id, status }) => {
    if (status !== "removed") return;
    shown.delete(String(id));
    if (element.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true });
  });
  return element;
}

const isAltT = (event: KeyboardEvent) => event.altKey && event.code === "KeyT";
