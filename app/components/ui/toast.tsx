import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Toast } from "server/types";
import { Icon } from "~/components/ui/icon";
import { useHydrated } from "~/hooks/use-hydrated";
import styles from "~/styles/ui/toast.css";

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

export function showToast(toast: Toast, otherwise?: () => void): void {
  loadToasts((toasts) => toasts.showToast(toast), otherwise);
}

/** Toasts inside a modal disappear when the modal closes: each navigation moves them back to the page. */
export function useToastsInView(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the navigation
  useEffect(() => {
    if (toastModule) loadToasts(({ moveToasts }) => moveToasts());
  }, [key]);
}

interface FormToastProps {
  toast: Toast | undefined;
  /** The toast came with the document. */
  autoFocus: boolean;
}

/** A form's toast: part of its document, without scripts too, and shown by react-toastify when it comes later. */
export function FormToast({ toast, autoFocus }: FormToastProps) {
  const [rendered, setRendered] = useState(useHydrated() ? undefined : toast);
  useEffect(() => {
    // Offline react-toastify cannot load.
    if (toast && toast !== rendered) showToast(toast, () => setRendered(toast));
  }, [toast, rendered]);
  if (!toast || toast !== rendered) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts only the focus leads to the outcome and its form
    <div className="toast-place" tabIndex={-1} autoFocus={autoFocus}>
      <link rel="stylesheet" href={styles} />
      <div
        className="toast"
        role={toast.type === "error" ? "alert" : "status"}
        data-kind={toast.type}
        data-form={toast.form}
      >
        <Icon name={toast.type === "error" ? "circle-alert" : "circle-check"} />
        <p>{toast.message}</p>
      </div>
    </div>
  );
}
