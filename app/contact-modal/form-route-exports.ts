import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { searchWith } from "~/navigation/contact-url";

// The form exports of every page with the contact modal, by name: Remix does not see names behind `export *`. The browser's
// build takes `clientAction` and `shouldRevalidate`, and drops `action` with its server code.

export { clientAction } from "~/forms/respond/client-action";
export { formAction as action } from "~/forms/respond/submit-form.server";

/** An answer has all data of its page. A change of the modal and a link to the current page run no loader. */
export const shouldRevalidate = ({ actionResult, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  actionResult == null && addressBesideContact(currentUrl) !== addressBesideContact(nextUrl);

const addressBesideContact = ({ pathname, search }: URL) => pathname + searchWith(search);
