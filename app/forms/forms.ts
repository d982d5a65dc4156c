import type { SubmissionKind, Toast } from "server/types";
import { type ContactTab, contactTabOf, searchWith } from "~/navigation/contact-url";

export interface FormRow {
  /** Stored, sent upstream and shown in toasts as this kind. */
  kind: SubmissionKind;
  /** Names the submission in a sentence. */
  noun: string;
  /** The modal's tab on every page, or a page of its own: both are in the address of the POST. */
  place: ContactTab | `/${string}`;
  failed: string;
}

/** Every form of the site. Specified messages stay letter for letter. */
export const forms = {
  contact: {
    kind: "contact",
    noun: "message",
    place: "message",
    failed: "Something has went wrong.",
  },
  call: {
    kind: "contact",
    noun: "call request",
    place: "call",
    failed: "Something has went wrong.",
  },
  career: {
    kind: "career",
    noun: "application",
    place: "/career",
    failed: "Something has went wrong. Please try again",
  },
} as const satisfies Record<SubmissionKind | "call", FormRow>;

export type FormName = keyof typeof forms;

// Names of hidden fields.
/** Autofill does not know this name. */
export const HONEYPOT = "purpose";
export const LEAD_SOURCE = "lead_source";

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A random UUID (version 4). Browsers have no `crypto.randomUUID` without TLS. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const toastOf = (form: FormName, type: Toast["type"], message: string): Toast => {
  return { id: newSubmissionId(), type, form: forms[form].kind, message };
};

export const successToast = (form: FormName) => toastOf(form, "success", "Email has sent successfully!");

/** A failed form's toast; a message replaces the form's own. */
export const failureToast = (form: FormName, message: string = forms[form].failed) =>
  toastOf(form, "error", message);

/** The address of a form's POST: the page's own address, which names the form. */
export function addressOf(form: FormName, pathname: string, search = ""): string {
  const { place } = forms[form];
  return place === "/career" ? place : pathname + searchWith(search, place);
}

/** The form of a page, or of its modal's tab. */
export function formOf({ pathname, search }: URL): FormName | undefined {
  const place = contactTabOf(search) ?? pathOfPage(pathname);
  return (Object.keys(forms) as FormName[]).find((name) => forms[name].place === place);
}

/** The path of a page: Remix ignores case, percent-encoding and trailing slashes. */
export const pathOfPage = (pathname: string) =>
  `/${decodeURIComponent(pathname).toLowerCase().split("/").filter(Boolean).join("/")}`;
