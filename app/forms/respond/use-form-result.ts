import { useEffect, useRef, useState } from "react";
import { type ActionResult, useActionResult } from "~/forms/action-result";
import type { FormName } from "~/forms/forms";

/**
 * The answer to a form, and a React key that changes when this form was sent: its page stays, and the form starts anew.
 * @param confirmation what confirms it on the page that follows, if that is not its answer
 */
export function useFormResult<Result extends ActionResult>(
  name: Result["form"] & FormName,
  { fetched, confirmation }: { fetched?: unknown; confirmation?: string },
) {
  const actionResult = useActionResult<Result>(name, fetched);
  const sent = confirmation ?? (actionResult?.sent ? actionResult.submissionId : undefined);
  const [key, setKey] = useState(sent);
  if (sent && sent !== key) setKey(sent);

  // As soon as the form is shown: when it is sent there may be no connection.
  useEffect(() => void import("~/forms/respond/send-form").catch(() => {}), []);
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    const button = document.querySelector<HTMLElement>(`#${name}-form .form-submit button`);
    button?.focus({ preventScroll: true });
  }, [key, name]);
  return { key, actionResult };
}
