import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Of every page with a form: sends it. Without its script the browser posts the form, as it does without scripts. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  import("~/forms/respond/send-form").then(
    ({ sendForm }) => sendForm(args),
    () => {
      Array.from(document.forms)
        .find(({ action }) => action === args.request.url)
        ?.submit();
      return {};
    },
  );
