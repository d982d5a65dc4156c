import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { SENT_PARAMETER } from "~/navigation/contact-url";

/** Takes the mark of a success out of the address, past the router, which would load the page's data again. */
export function useTidyAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const tidy = search.replace(new RegExp(`[?&]${SENT_PARAMETER}=\\d*$`), "");
    if (tidy !== search) window.history.replaceState(window.history.state, "", pathname + tidy);
  }, [pathname, search]);
}
