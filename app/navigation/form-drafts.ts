import type { Location } from "@remix-run/react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed and chosen in the forms of a page: by form id, then by the name of the control. */
export type Draft = Map<string, Map<string, string | boolean>>;

/** By history entry. Only in memory: what a visitor typed must not reach a disk. */
const drafts = new Map<string, Draft>();

/** With its path, because all entries made by a typed hash share one key. */
const entryOf = ({ pathname, key }: Location) => `${pathname} ${key}`;

export function draftOf(location: Location): Draft {
  return drafts.get(entryOf(location)) ?? new Map();
}

export function keepDraft(location: Location, draft: Draft): void {
  drafts.set(entryOf(location), draft);
}

/** For a form that was sent. */
export function forgetForm(id: string): void {
  for (const draft of drafts.values()) draft.delete(id);
}

export function saveForm(draft: Draft, form: HTMLFormElement): void {
  draft.set(form.id, new Map(controlsOf(form).map((control) => [control.name, typedIn(control)])));
}

export function fillForm(draft: Draft, form: HTMLFormElement): void {
  const values = draft.get(form.id);
  for (const control of values ? controlsOf(form) : []) {
    const value = values?.get(control.name);
    if (typeof value === "boolean" && control instanceof HTMLInputElement) control.checked = value;
    else if (typeof value === "string") control.value = value;
  }
}

/** Those that a browser restores without scripts, too: `autocomplete="off"` marks what belongs to one page load. */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(isKept);
}

function isKept(element: Element): element is Control {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
  if (!(element instanceof HTMLInputElement)) return false;
  return element.type !== "hidden" && element.type !== "file" && element.autocomplete !== "off";
}

const typedIn = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked : control.value;
