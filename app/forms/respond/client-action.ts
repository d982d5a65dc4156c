import type { ClientActionFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";

const load = () => import("~/forms/respond/send-form");

/** Of every page with a form: sends it. Without its script the form stays as it is. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  load().then(
    ({ sendForm }) => sendForm(args),
    () => ({}),
  );

/** Fetches the action's script as soon as a form is shown: when it is needed there may be no connection. */
export function usePreloadedAction(): void {
  useEffect(() => {
    load().catch(() => {});
  }, []);
}
