import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Toast } from "server/types";
import { Icon } from "~/components/ui/icon";
import { useHydrated } from "~/hooks/use-hydrated";
import styles from "~/styles/ui/toast.css";

/** Ids of toasts that react-toastify has shown. Only effects add to the set: on the server it stays empty. */
const shownIds = new Set<string>();
type ToastModule = typeof import("./show-toast");
let toastModule: Promise<ToastModule> | undefined;

/** Calls `use` when react-toastify has loaded. After a failed load it calls `otherwise`, and the next call tries again. */
function loadToasts(use: (toasts: ToastModule) => void, otherwise?: () => void): void {
  toastModule ??= import("./show-toast");
  toastModule.then(use, () => {
    toastModule = undefined;
    otherwise?.();
  });
}

/** Closes a form's toasts before the form is sent again. */
export function dismissToasts(form: Toast["form"]): void {
  if (toastModule) loadToasts((toasts) => toasts.dismissToasts(form));
}

export function showToast(toast: Toast): void {
  loadToasts((toasts) => toasts.showToast(toast));
}

interface ServerToastProps {
  toast: Toast | undefined;
  /** The toast came with the document. */
  autoFocus?: boolean;
}

/** The toast of a document. With scripts react-toastify replaces it, and shows later ones; each toast is shown once. */
export function ServerToast({ toast, autoFocus }: ServerToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState(useHydrated() ? undefined : toast);
  useEffect(() => {
    if (!toast || shownIds.has(toast.id)) return;
    shownIds.add(toast.id);
    // After 15 seconds the server-rendered toast has faded: late scripts do not repeat it.
    const faded = element.current && getComputedStyle(element.current).visibility === "hidden";
    const show = (toasts: ToastModule) => {
      const hadFocus = element.current !== null && element.current === document.activeElement;
      const button = element.current?.closest("form")?.querySelector<HTMLElement>(".form-submit button");
      flushSync(() => setRendered(undefined));
      if (!faded) toasts.showToast(toast);
      const sentLine = document.querySelector<HTMLElement>("[data-outcome=sent]");
      if (hadFocus) (button ?? sentLine ?? document.getElementById("main"))?.focus({ preventScroll: true });
    };
    // Offline it cannot load.
    loadToasts(show, () => setRendered(toast));
  }, [toast]);
  if (!rendered) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts only the focus leads to the outcome and its form
    <div ref={element} className="toast-place" tabIndex={-1} autoFocus={autoFocus}>
      <link rel="stylesheet" href={styles} />
      <div
        className="toast"
        role={rendered.type === "error" ? "alert" : "status"}
        data-kind={rendered.type}
        data-form={rendered.form}
      >
        <Icon name={rendered.type === "error" ? "circle-alert" : "circle-check"} />
        <p>{rendered.message}</p>
      </div>
    </div>
  );
}

/** The toast of the last response's cookie. */
export function Toaster({ toast }: { toast: Toast | undefined }) {
  const { key } = useLocation();
  // Toasts inside a modal disappear when the modal closes: each navigation moves them back to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the navigation
  useEffect(() => {
    if (toastModule) loadToasts(({ moveToasts }) => moveToasts());
  }, [key]);
  return <ServerToast toast={toast} autoFocus />;
}
