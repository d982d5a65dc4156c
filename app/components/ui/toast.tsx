import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Toast } from "server/types";
import { Icon } from "~/components/ui/icon";

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

/** Shows a toast whose form is gone. */
export function showToast(toast: Toast): void {
  loadToasts((toasts) => toasts.showToast(toast));
}

/** A toast in the server's page; with scripts react-toastify, fetched then, takes it over. Each is shown once. */
export function ServerToast({ toast }: { toast: Toast | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const [hiddenId, setHiddenId] = useState(() => (toast && shownIds.has(toast.id) ? toast.id : undefined));
  useEffect(() => {
    if (!toast || shownIds.has(toast.id)) return;
    shownIds.add(toast.id);
    // The server's toast fades after 15 seconds. Where scripts start later than that, it has been read.
    const faded = element.current && getComputedStyle(element.current).visibility === "hidden";
    loadToasts((toasts) => {
      flushSync(() => setHiddenId(toast.id));
      if (!faded) toasts.showToast(toast);
    });
  }, [toast]);
  if (!toast || hiddenId === toast.id) return null;
  return (
    <div
      ref={element}
      className="toast"
      role={toast.type === "error" ? "alert" : "status"}
      data-kind={toast.type}
      data-form={toast.form}
    >
      <Icon name={toast.type === "error" ? "circle-alert" : "circle-check"} />
      <p>{toast.message}</p>
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
  return <ServerToast toast={toast} />;
}
