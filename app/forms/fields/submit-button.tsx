import { type MouseEvent, useEffect } from "react";
import { Icon } from "~/components/ui/icon";
import { announce } from "~/components/ui/live-region";

/** A busy button ignores clicks. It keeps the focus, which a disabled button would lose. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  useEffect(() => {
    if (!busy) return;
    announce("Sending…");
    return () => announce("");
  }, [busy]);
  return (
    <div className="form-submit row">
      {busy && <span className="spinner" aria-hidden="true" />}
      <button
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
