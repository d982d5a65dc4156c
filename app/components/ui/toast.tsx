import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Toast } from "server/types";
import { Icon } from "~/components/ui/icon";
import styles from "~/styles/ui/toast.css";

/** Ids of the toasts that react-toastify has shown. Only effects add to it, so on the server it stays empty. */
const shownIds = new Set<string>();
let toastModule: Promise<typeof import("./show-toast")> | undefined;

/** Calls `use` with react-toastify; never when it cannot be fetched. The next call tries again. */
function loadToasts(use: (toasts: typeof import("./show-toast")) => void): void {
  toastModule ??= import("./show-toast");
  toastModule.then(use, () => {
    toastModule = undefined;
  });
}

/** Takes away what was said about a form: it is being sent again. */
export function dismissToasts(form: Toast["form"]): void {
  if (toastModule) loadToasts((toasts) => toasts.dismissToasts(form));
}

/** Shows a toast whose form is gone. */
export function showToast(toast: Toast): void {
  loadToasts((toasts) => toasts.showToast(toast));
}

interface ServerToastProps {
  toast: Toast | undefined;
  /** On a page that was loaded with it. */
  autoFocus?: boolean;
}

/** A toast in the server's page; with scripts react-toastify, fetched then, takes it over. Each is shown once. */
export function ServerToast({ toast, autoFocus }: ServerToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const [hiddenId, setHiddenId] = useState(() => (toast && shownIds.has(toast.id) ? toast.id : undefined));
  useEffect(() => {
    if (!toast || shownIds.has(toast.id)) return;
    shownIds.add(toast.id);
    // The server's toast fades after 15 seconds. Where scripts start later than that, it has been read.
    const faded = element.current && getComputedStyle(element.current).visibility === "hidden";
    loadToasts((toasts) => {
      const hadFocus = element.current !== null && element.current === document.activeElement;
      const button = element.current?.closest("form")?.querySelector<HTMLElement>(".form-submit button");
      flushSync(() => setHiddenId(toast.id));
      if (!faded) toasts.showToast(toast);
      if (hadFocus) (button ?? document.getElementById("main"))?.focus({ preventScroll: true });
    });
  }, [toast]);
  if (!toast || hiddenId === toast.id) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else leads to what happened, and to its form
    <div ref={element} className="toast-place" tabIndex={-1} autoFocus={autoFocus}>
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

/** The toast that the last response left in its cookie. Root renders it on every page. */
export function Toaster({ toast }: { toast: Toast | undefined }) {
  const { key } = useLocation();
  // A modal that closes takes the toasts inside it along: every navigation puts them back on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the navigation
  useEffect(() => {
    if (toastModule) loadToasts(({ moveToasts }) => moveToasts());
  }, [key]);
  return <ServerToast toast={toast} autoFocus />;
}
