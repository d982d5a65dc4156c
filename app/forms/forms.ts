import type { SubmissionKind, Toast } from "server/types";
import { contactTabOf, searchWith } from "~/navigation/contact-url";

export interface FormRow {
  /** Stored, sent upstream and shown in toasts as this kind. */
  kind: SubmissionKind;
  /** Names the submission in a sentence. */
  noun: string;
  /** The address of the POST: the page's own address, which names the form. */
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
/** Autofill does not know this name. */
export const HONEYPOT = "purpose";
export const COOKIE_CHECK = "cookie_check";
export const ATTRIBUTION = "attribution";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => UUID.test(text);

/** A random UUID (version 4). Browsers have no `crypto.randomUUID` without TLS. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export function successToast(form: FormName, id: string = newSubmissionId()): Toast {
  return { id, type: "success", form: forms[form].kind, message: "Email has sent successfully!" };
}

/** A failed form's toast; a message replaces the form's own. */
export function failureToast(form: FormName, message: string = forms[form].failed): Toast {
  return { id: newSubmissionId(), type: "error", form: forms[form].kind, message };
}

/** The form whose address leads to the same page and the same tab of the modal. */
export const formOf = (url: URL): FormName | undefined =>
  FORM_NAMES.find((name) => {
    const address = forms[name].address(url.pathname, url.search);
    return pageOf(new URL(url.origin + address)) === pageOf(url);
  });

const pageOf = ({ pathname, search }: URL) => `${pathOfPage(pathname)} ${contactTabOf(search)}`;

/** The path of a page: Remix ignores case, percent-encoding and trailing slashes. */
export const pathOfPage = (pathname: string) =>
  `/${decodeURIComponent(pathname).toLowerCase().split("/").filter(Boolean).join("/")}`;
