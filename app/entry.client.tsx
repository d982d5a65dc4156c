import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";
import { dropMalformedHash } from "~/navigation/malformed-hash";

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

// Registered before Remix's listener: the window calls its listeners in order.
dropMalformedHash();
window.addEventListener("popstate", dropMalformedHash);

// If the modal is open, hydration waits for its script, so that the visitor's input is kept.
const modal = document.querySelector("dialog.contact-modal") ? loadContactModal() : Promise.resolve();
modal.then(hydrate, () => {});
