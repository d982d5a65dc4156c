import { useMatches } from "@remix-run/react";
import type { Request } from "~/content/types/page";

/** What the open page asks its reader to bring; undefined on pages that ask for nothing. */
export function usePageRequest(): Request | undefined {
  const data = useMatches().at(-1)?.data as { page?: { request?: Request } } | undefined;
  return data?.page?.request;
}
