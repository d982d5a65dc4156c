import type { Draft } from "~/content/types/specimens";

const [PAGE, HASH] = ["/services", "#signed-page"];

/** Where a draft is written. */
export const DRAFT_URL = PAGE + HASH;

/** The query of a draft: what is not empty. */
export function draftSearch(draft: Partial<Draft>): string {
  const typed = Object.entries(draft).filter(([, text]) => text);
  return `?${new URLSearchParams(typed)}`;
}

/** The page with this draft on it. */
export const draftUrl = (draft: Partial<Draft>) => PAGE + draftSearch(draft) + HASH;
