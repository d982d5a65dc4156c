import { useEffect, useRef, useState } from "react";
import type { Toast } from "server/types";
import { forms } from "~/forms/forms";
import { type ActionResult, useActionResult } from "~/forms/respond/action-result";
import { useRootData } from "~/hooks/route-data";

/**
 * The answer to a form, and a React key that changes with each success: its page stays, and the form starts anew. A fetcher
 * keeps the last failure beyond the success that follows it: that answer is over.
 */
export function useFormResult<Result extends ActionResult>(name: Result["form"], fetched?: unknown) {
  const { kind } = forms[name];
  const successId = (toast?: Toast) =>
    toast?.form === kind && toast.type === "success" ? toast.id : undefined;
  const actionResult = useActionResult<Result>(name, fetched);
  // After a redirect the page brings the toast; a server that is stopping answers with it.
  const onPage = successId(useRootData()?.toast);
  const answered = successId(actionResult?.toast);
  const [last, setLast] = useState<{ onPage?: string; answered?: string; over?: Result }>({
    onPage,
    answered,
  });
  if (onPage && onPage !== last.onPage) setLast({ ...last, onPage, over: actionResult });
  else if (answered && answered !== last.answered) setLast({ ...last, answered });
  const key = `${last.onPage} ${last.answered}`;

  // As soon as the form is shown: when it is sent there may be no connection.
  useEffect(() => void import("~/forms/respond/send-form").catch(() => {}), []);
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    const button = document.querySelector<HTMLElement>(`#${name}-form .form-submit button`);
    button?.focus({ preventScroll: true });
  }, [key, name]);
  return { key, actionResult: actionResult === last.over ? undefined : actionResult };
}
