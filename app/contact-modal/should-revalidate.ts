import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { searchWith } from "~/navigation/contact-url";

/** An answer has all data of its page. A change of the modal and a link to the current page run no loader. */
export const shouldRevalidate = ({ actionResult, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  actionResult == null && addressBesideContact(currentUrl) !== addressBesideContact(nextUrl);

const addressBesideContact = ({ pathname, search }: URL) => pathname + searchWith(search);
