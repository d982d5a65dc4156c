import type { SubmissionKind } from "server/types";
import { contactSearch, contactTabOf } from "~/navigation/contact-url";

interface FormRow {
  /** What it is kept and sent upstream as. Its toasts stand where this kind's do. */
  kind: SubmissionKind;
  /** Where it is posted from a page. The address names the form, with and without scripts. */
  address: (pathname: string) => string;
  sent: string;
  failed: string;
}

const SENT = "Email has sent successfully!";

/** Every form of the site. Specified messages stay letter for letter. */
export const forms = {
  contact: {
    kind: "contact",
    address: (pathname) => pathname + contactSearch("message"),
    sent: SENT,
    failed: "Something has went wrong.",
  },
  call: {
    kind: "contact",
    address: (pathname) => pathname + contactSearch("call"),
    sent: SENT,
    failed: "Something has went wrong.",
  },
  career: {
    kind: "career",
    address: () => "/career",
    sent: SENT,
    failed: "Something has went wrong. Please try again",
  },
} as const satisfies Record<SubmissionKind | "call", FormRow>;

export type FormName = keyof typeof forms;

/** The form that is posted to an address. */
export function formOf({ pathname, search }: URL): FormName | undefined {
  const tab = contactTabOf(search);
  const address = tab ? pathname + contactSearch(tab) : pathname;
  const names = Object.keys(forms) as FormName[];
  return names.find((name) => forms[name].address(pathname) === address);
}
