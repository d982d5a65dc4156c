import { type FormName, forms } from "~/forms/forms";
import { contactSearch, contactTabOf } from "~/navigation/contact-url";

/** The form that is posted to an address. */
export function formOf({ pathname, search }: URL): FormName | undefined {
  const path = routedPath(pathname);
  const tab = contactTabOf(search);
  const address = tab ? path + contactSearch(tab) : path;
  const names = Object.keys(forms) as FormName[];
  return names.find((name) => forms[name].address(path) === address);
}

/** The path of the page that a request reached. */
export const pathOfPage = (pathname: string) => routedPath(pathname) || "/";

/** Remix's router takes a path in any case, percent-encoded or not, and with slashes at its end. */
function routedPath(pathname: string): string {
  const parts = decodeURIComponent(pathname).toLowerCase().split("/");
  return parts
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join("");
}
