import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";
import { dropMalformedHash } from "~/navigation/malformed-hash";

/** All events for which React 18 hydrates at once, as its own list has them: one that is missing stops React for good. */
const EVENTS = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend " +
  "dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change " +
  "contextmenu reset submit"
).split(" ");

const stop = (event: Event) => event.stopPropagation();

/** Lets React have events again in the commit that hydrates the page, before any effect of a form sends one. */
function Page() {
  useLayoutEffect(() => {
    for (const type of EVENTS) window.removeEventListener(type, stop, true);
  }, []);
  return <RemixBrowser />;
}

/**
 * Until Remix has decoded the page's data React cannot render. An event that reaches it then ends with its error 345, and
 * the page is never hydrated (mended in React 19: https://github.com/facebook/react/pull/31547). So events stop at the
 * window for these few milliseconds; what the browser does with them by itself goes on as before hydration.
 */
function hydrate() {
  for (const type of EVENTS) window.addEventListener(type, stop, true);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page />
      </StrictMode>,
    );
  });
}

// Before Remix listens: listeners of the window run in the order in which they came.
dropMalformedHash();
window.addEventListener("popstate", dropMalformedHash);

// A page that came with its modal open waits for the modal's script: what was typed in it must not be thrown away.
const modal = document.querySelector("dialog.contact-modal") ? loadContactModal() : Promise.resolve();
modal.then(hydrate, () => {});
