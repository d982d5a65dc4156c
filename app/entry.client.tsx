import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";
import { dropMalformedHash } from "~/navigation/malformed-hash";

/** All events for which React 18 hydrates synchronously. Keep it complete: a missing one can prevent hydration. */
const EVENTS = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend " +
  "dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change " +
  "contextmenu reset submit"
).split(" ");

const stop = (event: Event) => event.stopPropagation();

/** Releases the events in the commit that hydrates the page, before a form's effect dispatches one. */
function Page() {
  useLayoutEffect(() => {
    for (const type of EVENTS) window.removeEventListener(type, stop, true);
  }, []);
  return <RemixBrowser />;
}

/**
 * React cannot render until Remix has decoded the page's data. An event that reaches React before that throws error 345,
 * and the page never hydrates (fixed in React 19: https://github.com/facebook/react/pull/31547). So the window stops these
 * events for a few milliseconds; the browser's default actions continue.
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

// Registered before Remix's listener: the window calls its listeners in order.
dropMalformedHash();
window.addEventListener("popstate", dropMalformedHash);

// If the modal is open, hydration waits for its script, so that the visitor's input is kept.
const modal = document.querySelector("dialog.contact-modal") ? loadContactModal() : Promise.resolve();
modal.then(hydrate, () => {});
