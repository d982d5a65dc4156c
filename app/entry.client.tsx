import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";

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
