import type { SubmissionKind, Toast } from "server/types";
import { contactTabOf, searchWith } from "~/navigation/contact-url";

export interface FormRow {
  /** What it is kept and sent upstream as. Its toasts stand where this kind's do. */
  kind: SubmissionKind;
  /** What its visitor sends, in a sentence. */
  noun: string;
  /** Where it is posted from a page: the page's own address, which names the form, with and without scripts. */
  address: (pathname: string, search?: string) => string;
  failed: string;
}

/** Every form of the site. Specified messages stay letter for letter. */
export const forms = {
  contact: {
    kind: "contact",
    noun: "message",
    address: (pathname, search = "") => pathname + searchWith(search, "message"),
    failed: "Something has went wrong.",
  },
  call: {
    kind: "contact",
    noun: "call request",
    address: (pathname, search = "") => pathname + searchWith(search, "call"),
    failed: "Something has went wrong.",
  },
  career: {
    kind: "career",
    noun: "application",
    address: () => "/career",
    failed: "Something has went wrong. Please try again",
  },
} as const satisfies Record<SubmissionKind | "call", FormRow>;

export type FormName = keyof typeof forms;

export const FORM_NAMES = Object.keys(forms) as FormName[];

// Names of hidden fields.
/** A name that no autofill knows. */
export const HONEYPOT = "purpose";
export const COOKIE_CHECK = "cookie_check";
export const ATTRIBUTION = "attribution";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => UUID.test(text);

/** A random UUID (version 4). Browsers have no `crypto.randomUUID` on a site without TLS. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The toast of a form that was sent. */
export function successToast(form: FormName, id: string = newSubmissionId()): Toast {
  return { id, type: "success", form: forms[form].kind, message: "Email has sent successfully!" };
}

/** The toast of a form that failed: its own message, unless there is a more exact one. */
export function failureToast(form: FormName, message: string = forms[form].failed): Toast {
  return { id: newSubmissionId(), type: "error", form: forms[form].kind, message };
}

/** The form that is posted to an address: its own address leads to the same page, with the same tab of the contact modal. */
export const formOf = (url: URL): FormName | undefined =>
  FORM_NAMES.find((name) => {
    const address = forms[name].address(url.pathname, url.search);
    return pageOf(new URL(url.origin + address)) === pageOf(url);
  });

const pageOf = ({ pathname, search }: URL) => `${pathOfPage(pathname)} ${contactTabOf(search)}`;

/** The path of the page that a request reached: Remix takes it in any case, percent-encoded or not, with slashes at its end. */
export const pathOfPage = (pathname: string) =>
  `/${decodeURIComponent(pathname).toLowerCase().split("/").filter(Boolean).join("/")}`;
