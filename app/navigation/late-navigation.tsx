import { useEffect } from "react";
import { ClientNavigation } from "~/navigation/client-navigation";
import { useFocusAfterNavigation } from "~/navigation/focus-after-navigation";
import { SmoothScroll } from "~/navigation/smooth-scroll";
import { useCloseDropdown } from "~/navigation/use-close-dropdown";
import { useFormDrafts } from "~/navigation/use-form-drafts";
import { useReloadAfterFailure } from "~/navigation/use-reload-after-failure";

/** What navigation without page loads needs. Loaded after hydration: until then a click is a page load. */
export function LateNavigation({ keyOnLoad }: { keyOnLoad?: string }) {
  useReloadAfterFailure(keyOnLoad);
  useFocusAfterNavigation();
  useFormDrafts();
  useCloseDropdown();
  useEffect(() => {
    // Style sheets and tests wait for it: from now on every control responds.
    Object.assign(document.documentElement.dataset, { hydrated: "", loaded: "" });
  }, []);
  return (
    <>
      <ClientNavigation />
      <SmoothScroll />
    </>
  );
}
