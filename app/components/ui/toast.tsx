import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "~/components/ui/icon";

/** What there is to say, by which form (specification §8): that decides place and time. */
export interface Toast {
  id: string;
  type: "success" | "error";
  form: "contact" | "career";
  message: string;
}

/** Toasts shown by script, by id. Filled by effects only, so on the server it stays empty. */
const shown = new Set<string>();
let show: Promise<typeof import("./toast-show")> | undefined;

/**
 * A toast (specification §8). The server draws it as a part of the page, complete without scripts; with scripts it is
 * handed to react-toastify, which closes it in time and can be paused, dragged and focused. That comes late: most
 * visits never need it. Each toast is shown once, also when the form that carries it is drawn again.
 */
export function ServerToast({ toast }: { toast: Toast | undefined }) {
  const drawn = useRef<HTMLDivElement>(null);
  const [handedOver, setHandedOver] = useState(() => (toast && shown.has(toast.id) ? toast.id : undefined));
  useEffect(() => {
    if (!toast || shown.has(toast.id)) return;
    shown.add(toast.id);
    // The drawn one fades by itself after a while: whoever starts the scripts later has had time to read it.
    const faded = drawn.current && getComputedStyle(drawn.current).visibility === "hidden";
    show ??= import("./toast-show");
    show.then(
      ({ showToast }) => {
        flushSync(() => setHandedOver(toast.id));
        if (!faded) showToast(toast);
      },
      // Without the script the drawn toast stays.
      () => {},
    );
  }, [toast]);
  if (!toast || handedOver === toast.id) return null;
  return (
    <div
      ref={drawn}
      className="toast"
      role={toast.type === "error" ? "alert" : "status"}
      data-kind={toast.type}
      data-place={toast.form}
    >
      <Icon name={toast.type === "error" ? "circle-alert" : "circle-check"} />
      <p>{toast.message}</p>
    </div>
  );
}

/** The toast that the last answer left in its cookie, on every page. */
export function Toaster({ toast }: { toast: Toast | undefined }) {
  const { key } = useLocation();
  // A modal that closes takes the toasts drawn in it along: they are put back on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the navigation that matters
  useEffect(() => {
    show?.then(
      ({ moveToasts }) => moveToasts(),
      () => {},
    );
  }, [key]);
  return <ServerToast toast={toast} />;
}
