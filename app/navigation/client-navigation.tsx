import { createPath, PrefetchPageLinks, useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useIntent } from "~/hooks/use-intent";
import { isContactUrl, useContactTab } from "~/navigation/contact-url";

/** How long a link has to be pointed at before its page is fetched, in milliseconds: passing over it is no sign. */
const INTENT = 100;

/**
 * Takes the clicks on the site's own links, which are plain `<a>`, and goes there without a page load; fetches a page
 * ahead when its link is pointed at. One listener for all: a component of the router for each of some sixty links
 * would cost a third of what it takes to draw a page, here and again in the browser.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const location = useLocation();
  const modalOpen = useContactTab() !== undefined;
  const [ahead, setAhead] = useState<string>();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      const path = link.pathname + link.search + link.hash;
      // The modal's first opening adds an entry to the history, so that Back closes it; its tabs replace that entry.
      const opens = isContactUrl(link.search);
      navigate(path, {
        replace: (opens && modalOpen) || path === createPath(location),
        preventScrollReset: opens,
        state: opens ? (modalOpen ? location.state : { openedHere: true }) : undefined,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, location, modalOpen]);

  const timer = useRef<ReturnType<typeof setTimeout>>();
  const point = useCallback((target: Element) => {
    clearTimeout(timer.current);
    const link = linkOf(target);
    if (link) timer.current = setTimeout(() => setAhead(link.pathname), INTENT);
  }, []);
  useIntent(point);

  return ahead && ahead !== location.pathname ? <PrefetchPageLinks page={ahead} /> : null;
}

/** The link to a place of this site that was clicked or pointed at. `data-reload` asks for a page load. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.origin !== window.location.origin) return;
  return "reload" in link.dataset ? undefined : link;
}

/** Whether the visitor asked for a new tab, a window or a download. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
