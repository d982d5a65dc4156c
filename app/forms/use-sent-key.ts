import { useState } from "react";
import { useRootData } from "~/lib/root-data";
import type { ToastPlace } from "../../server/services/types";

/**
 * A key that changes with each success of a form: drawn with it, the form starts anew, although the answer was a
 * redirect to the page it stands on (STACK.md, trap 6). The last one is remembered, because root's toast is gone with
 * the next load and the form must not start anew for that.
 */
export function useSentKey(place: ToastPlace): string {
  const toast = useRootData()?.toast;
  const sent = toast?.place === place && toast.kind === "success" ? toast.id : undefined;
  const [key, setKey] = useState(sent ?? "");
  if (sent && sent !== key) setKey(sent);
  return key;
}
