import { createPath, PrefetchPageLinks, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useContactTab } from "~/lib/contact";

/** How long a link has to be pointed at before its page is fetched, in milliseconds: passing over it is no sign. */
const INTENT = 100;

/**
 * Takes the clicks on the site's own links, which are plain `<a>`, and goes there without a page load; fetches a page
 * ahead when its link is pointed at. One listener for all: a component of the router for each of some sixty links
 * would cost a third of what it takes to draw a page, here and again in the browser.
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const location = useLocation();
  const modalOpen = useContactTab() !== undefined;
  const [ahead, setAhead] = useState<string>();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      const path = link.pathname + link.search + link.hash;
      // The modal's first opening adds an entry to the history, so that Back closes it; its tabs replace that entry.
      const opens = link.search.includes("contact=");
      navigate(path, {
        replace: (opens && modalOpen) || path === createPath(location),
        preventScrollReset: opens,
        state: opens ? (modalOpen ? location.state : { openedHere: true }) : undefined,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, location, modalOpen]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const point = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link || link.pathname === location.pathname) return;
      timer = setTimeout(() => setAhead(link.pathname), INTENT);
    };
    for (const sign of SIGNS) document.addEventListener(sign, point, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, point);
    };
  }, [location.pathname]);

  return ahead && ahead !== location.pathname ? <PrefetchPageLinks page={ahead} /> : null;
}

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;

/** The link to another place of this site that an event comes from. `data-reload` asks for a page load. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.origin !== window.location.origin) return;
  return "reload" in link.dataset ? undefined : link;
}

/** Whether the visitor asked for a new tab, a window or a download. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
