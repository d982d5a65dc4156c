import { Link, type LinkProps, type Location } from "@remix-run/react";
import type { MouseEvent } from "react";
import { prefersReducedData } from "~/hooks/media-queries";

/** Marks the history entries of links; closing the modal and sending a form also lead to the current address. */
const FROM_LINK = { fromLink: true };

export const isFromLink = ({ state }: Location): boolean => state?.fromLink === true;

/** A prefetched link. Beside a half-filled form it loads a document. */
export function SiteLink(props: Omit<LinkProps, "onClick" | "target">) {
  const prefetch = prefersReducedData() ? "none" : "intent";
  return <Link prefetch={prefetch} state={FROM_LINK} {...props} onClick={loadDocument} />;
}

/** On Back browsers restore the forms of documents, not those of pages that scripts have replaced. */
function loadDocument(event: MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (opensElsewhere || !Array.from(document.forms).some(isFilled)) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}

const isFilled = (form: HTMLFormElement) => Array.from(form.elements).some(hasValue);

function hasValue(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== "";
  if (control instanceof HTMLSelectElement) {
    const preset = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, preset);
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  const isChoice = control.type === "checkbox" || control.type === "radio";
  return isChoice ? control.checked !== control.defaultChecked : control.value !== "";
}
