import type { Draft } from "~/content/types/specimens";

/** Where the page that both sides sign is written. */
export const DRAFT_PAGE = "/services";

/** The page with this draft on it. */
export const draftUrl = (draft: Partial<Draft>) =>
  `${DRAFT_PAGE}?${new URLSearchParams(Object.entries(draft))}`;

/** A draft's address holds what was typed; links on its page keep it. */
export const isDraftUrl = (search: string) => new URLSearchParams(search).has("process");
