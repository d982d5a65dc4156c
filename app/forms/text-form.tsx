import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useActionResult } from "~/forms/action-result";
import { FormShell, type FormShellProps } from "~/forms/form-shell";
import { useResetKey } from "~/forms/respond/use-reset-key";
import { SENT_PARAMETER } from "~/navigation/contact-url";

type TextFormProps<Field extends string> = Omit<FormShellProps<Field>, "as" | "actionResult" | "busy">;

/** A form without files. Sent by a fetcher, which goes on when the modal is closed. */
export function TextForm<Field extends string>(props: TextFormProps<Field>) {
  const fetcher = useFetcher();
  const actionResult = useActionResult(props.name, fetcher.data);
  const key = useResetKey(props.name, actionResult?.sent && actionResult.submissionId);
  const { pathname, search } = useLocation();
  // Takes the mark of a success out of the address, past the router, which would load the page's data again.
  useEffect(() => {
    const tidy = search.replace(new RegExp(`[?&]${SENT_PARAMETER}=\\d*$`), "");
    if (tidy !== search) window.history.replaceState(window.history.state, "", pathname + tidy);
  }, [pathname, search]);
  const busy = fetcher.state !== "idle";
  return <FormShell key={key} {...props} as={fetcher.Form} actionResult={actionResult} busy={busy} />;
}
