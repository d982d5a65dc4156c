import { type MouseEvent, useEffect } from "react";
import { Icon } from "~/components/ui/icon";
import { announce } from "~/components/ui/live-region";
import { MB, sizeText } from "~/forms/file-text";

interface SubmitButtonProps {
  busy: boolean;
  /** The data being sent. */
  sent: FormData | undefined;
  children: string;
}

/** A busy button ignores clicks. It keeps the focus, which a disabled button would lose. */
export function SubmitButton({ busy, sent, children }: SubmitButtonProps) {
  useEffect(() => {
    if (!busy) return;
    announce("Sending…");
    return () => announce("");
  }, [busy]);
  const size = sizeOfFile(sent);
  return (
    <div className="form-submit">
      {size ? (
        <label>
          Sending {size}
          <progress />
        </label>
      ) : (
        busy && <span className="spinner" aria-hidden="true" />
      )}
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

/** The size of a large file: `fetch` does not report progress. */
function sizeOfFile(sent: FormData | undefined): string | undefined {
  const file = Array.from(sent?.values() ?? []).find((value) => value instanceof File && value.size > 2 * MB);
  return file instanceof File ? sizeText(file) : undefined;
}
