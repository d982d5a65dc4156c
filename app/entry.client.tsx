import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";

// A key pressed while Remix still decodes the page's data, a few milliseconds, ends with React's error 345, and hydration
// goes on with the next event. Mended in React 19: https://github.com/facebook/react/pull/31547
function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

// A page that came with its modal open waits for the modal's script: what was typed in it must not be thrown away.
const modal = document.querySelector("dialog.contact-modal") ? loadContactModal() : Promise.resolve();
modal.then(hydrate);
