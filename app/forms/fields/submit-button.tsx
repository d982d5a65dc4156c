import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { announce } from "~/components/ui/live-region";

/** A busy button ignores clicks. It keeps the focus, which a disabled button would lose. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // Before the browser drops the focus of a field that becomes inert.
  useLayoutEffect(() => {
    const isInForm = button.current?.form?.contains(document.activeElement);
    if (busy && isInForm) button.current?.focus({ preventScroll: true });
  }, [busy]);
  useEffect(() => {
    if (!busy) return;
    announce("Sending…");
    return () => announce("");
  }, [busy]);
  return (
    <div className="form-submit row">
      {busy && <span className="spinner" aria-hidden="true" />}
      <button
        ref={button}
        className="button"
        type="submit"
        aria-disabled={busy || undefined}
        onClick={busy ? ignore : undefined}
      >
        {children}
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();
