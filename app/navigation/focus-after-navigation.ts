import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { hashTarget, historyKey } from "~/navigation/hash";
import { isFromLink } from "~/navigation/site-link";

/** Returns the focus to its last place in a history entry; each returns false when the element is missing or hidden. */
const focusAgain = new Map<string, () => boolean>();

/** Focuses a part's heading or the page's; after Back and Forward, within a page too, what had the focus before. */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    const save = (element: Element | null) => {
      if (element) focusAgain.set(historyKey(previous.current), finder(element));
    };
    // Safari does not focus a clicked link.
    const onClick = ({ target }: Event) => save(target instanceof Element ? target.closest("a") : null);
    const onPop = () => save(document.activeElement);
    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onPop, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onPop, true);
    };
  }, []);

  // A new page's late styles move everything after the router's jump to the hash.
  useLayoutEffect(() => {
    const part = type === "POP" ? null : hashTarget(location.hash);
    if (!part) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
      if (!link.sheet) link.addEventListener("load", () => part.scrollIntoView(), { once: true });
  }, [location, type]);

  useEffect(() => {
    const entry = historyKey(location);
    if (historyKey(previous.current) === entry) return;
    const isNewPage = previous.current.pathname !== location.pathname;
    previous.current = location;
    if (type === "POP" && (focusAgain.get(entry)?.() || !isNewPage)) return;
    const part = type === "POP" ? null : hashTarget(location.hash);
    // A part without a heading takes the focus itself, as a field does.
    if (part) focusOn(part.querySelector<HTMLElement>("h1, h2, h3, h4") ?? part);
    else if (isNewPage || isFromLink(location)) focusOn(document.querySelector<HTMLElement>("main h1"));
  }, [location, type]);
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/** Finds the element after its page has been rendered anew, by its address and its place among those that share it. */
function finder(element: Element): () => boolean {
  const href = element.getAttribute("href");
  const selector = href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
  const index = Array.from(document.querySelectorAll(selector)).indexOf(element);
  // As after a key press. TypeScript does not know `focusVisible` yet.
  const options = { preventScroll: true, focusVisible: element.matches(":focus-visible") };
  return () => {
    const found = document.querySelectorAll<HTMLElement>(selector)[index];
    found?.focus(options);
    return found !== undefined && document.activeElement === found;
  };
}
