import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { nextOf } from "~/content/next-of";
import type { IndustryContent } from "~/content/types/collection";

/** What the page of an industry shows: its words, its map, and a way on to the next industry. */
export function industryData(page: IndustryContent) {
  const next = nextOf(industries, page);
  const { name, theme } = landscapeOf(next);
  return { page, landscape: landscapeOf(page), next: { card: next.card, landscape: { name, theme } } };
}
