import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadContactModal } from "~/contact-modal/lazy-contact-modal";
import { dropMalformedHash } from "~/navigation/malformed-hash";

function hydrate() {
  const start = () => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  };
  // In one task, if foreign changes are undone meanwhile: nobody sees it then.
  if (isChanged()) start();
  else startTransition(start);
}

const isChanged = () => window.earlyChanges && window.earlyChanges.records.length > 0;

/** For render/foreign-changes.tsx. */
async function loadKeeper() {
  if (isChanged() || document.forms.length || document.activeElement !== document.body)
    window.keeper = await import("~/render/undo-changes").catch(() => undefined);
}

// Registered before Remix's listener: the window calls its listeners in order.
dropMalformedHash();
window.addEventListener("popstate", dropMalformedHash);

// If the modal is open, hydration waits for its script, so that the visitor's input is kept.
const modal = document.querySelector("dialog.contact-modal") ? loadContactModal() : undefined;
Promise.all([modal, loadKeeper()]).then(hydrate, () => {});
