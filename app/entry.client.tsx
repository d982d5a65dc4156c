import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { dropMalformedHash } from "~/navigation/malformed-hash";

// Before Remix listens: the window calls its listeners in order.
dropMalformedHash();
window.addEventListener("popstate", dropMalformedHash);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
