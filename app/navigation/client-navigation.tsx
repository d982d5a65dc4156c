import { createPath, PrefetchPageLinks, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";
import { contactTabOf, isContactUrl, searchWith, useContactTab } from "~/navigation/contact-url";
import { FROM_LINK } from "~/navigation/from-link";
import { onReload } from "~/navigation/on-reload";
import { PendingNavigation } from "~/navigation/pending-navigation";

/** How long a link must be pointed at before its page is prefetched. */
const PREFETCH_DELAY_MS = 100;

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Follows the site's own links without a page load, and prefetches the page of a link that is pointed at. Links are plain
 * `<a>`: router components cost a fifth more rendering time, and a kilobyte of script before hydration.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const location = useLocation();
  const modalOpen = useContactTab() !== undefined;
  const [prefetchPath, setPrefetchPath] = useState<string>();
  /** The link that waits for the modal's script. */
  const [opening, setOpening] = useState<string>();
  const lastClick = useRef<MouseEvent>(undefined);

  useEffect(() => {
    /** The page whose link was clicked last, and the address from which. */
    let clicked: { path: string; from: string } | undefined;
    const onClick = (event: MouseEvent) => {
      const link = siteLinkOf(event.target);
      if (!link || event.defaultPrevented || isForBrowser(event)) return;
      // Such a hash may be malformed. The browser follows the link, and `dropMalformedHash` runs before Remix decodes it.
      if (link.hash.includes("%")) return;
      // Opening the modal adds a history entry, so that Back closes it; switching its tabs replaces that entry.
      const opensModal = isContactUrl(link.search);
      const opensHere = opensModal && link.pathname === location.pathname;
      const search = opensHere ? searchWith(location.search, contactTabOf(link.search)) : link.search;
      const path = link.pathname + search + link.hash;
      // Without a connection the browser shows its own error, and its Back returns to this page.
      if (!opensModal && !navigator.onLine && link.pathname !== location.pathname) return;
      event.preventDefault();
      lastClick.current = event;
      const go = () => {
        // The address changes before the page does, and the link may be clicked again between the two.
        const { href, search } = window.location;
        clicked = { path, from: href };
        navigate(path, {
          replace: (opensModal && isContactUrl(search)) || path === createPath(window.location),
          preventScrollReset: opensModal,
          viewTransition: link.matches("[data-map] a"),
          state: opensModal ? (modalOpen ? location.state : { openedHere: true }) : FROM_LINK,
        });
      };
      if (!opensModal || modalOpen) return go();
      setOpening(path);
      loadContactModal()
        .then(
          () => lastClick.current === event && go(),
          () => window.location.assign(path),
        )
        .finally(() => setOpening(undefined));
    };
    document.addEventListener("click", onClick);
    // Remix reloads the page when the script of the next one is gone, as after a deployment. The link leads on instead.
    const stop = onReload(() => (clicked?.from === window.location.href ? clicked.path : undefined));
    return () => {
      document.removeEventListener("click", onClick);
      stop();
    };
  }, [navigate, location, modalOpen]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = ({ target }: Event) => {
      clearTimeout(timer);
      const link = siteLinkOf(target);
      if (!link) return;
      if (isContactUrl(link.search)) loadContactModal().catch(() => {});
      timer = setTimeout(() => setPrefetchPath(link.pathname), PREFETCH_DELAY_MS);
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of INTENT_EVENTS) document.removeEventListener(name, onIntent);
    };
  }, []);

  return (
    <>
      <PendingNavigation opening={opening} />
      {prefetchPath && prefetchPath !== location.pathname && <PrefetchPageLinks page={prefetchPath} />}
    </>
  );
}

/** The link around the target if it leads to this site; `data-reload` on a link asks for a page load instead. */
function siteLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.origin !== window.location.origin) return;
  // The server redirects an address with capitals or a trailing slash; the router would not.
  return "reload" in link.dataset || /[A-Z]|.\/$/.test(link.pathname) ? undefined : link;
}

/** Whether the visitor asked for a new tab, a window or a download. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
