import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/pages/late-contact-modal";

/**
 * Waits until Remix has read the page's data: until then its component throws the promise of them. React must not begin
 * before. A key that is pressed while it listens and cannot draw yet would end with its error 345, and leave the page
 * without scripts until the next key.
 */
async function readData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

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

const modal = document.querySelector("dialog.contact-modal") ? loadContactModal() : undefined;
Promise.all([readData(), modal]).then(hydrate);
