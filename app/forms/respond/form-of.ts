import { type FormName, forms } from "~/forms/forms";
import { contactSearch, contactTabOf } from "~/navigation/contact-url";

/** The form that is posted to an address. */
export function formOf({ pathname, search }: URL): FormName | undefined {
  const tab = contactTabOf(search);
  const address = tab ? pathname + contactSearch(tab) : pathname;
  const names = Object.keys(forms) as FormName[];
  return names.find((name) => forms[name].address(pathname) === address);
}
