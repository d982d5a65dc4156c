import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Of every page with a form: sends it. Without its script the form stays as it is. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  import("~/forms/respond/send-form").then(
    ({ sendForm }) => sendForm(args),
    () => ({}),
  );
