import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { nextOf } from "~/content/next-of";
import type { IndustryContent } from "~/content/types/collection";

/** What the page of an industry shows: its words, its map, and a way on to the next industry. */
export const industryData = (page: IndustryContent) => ({
  page,
  landscape: landscapeOf(page),
  next: nextOf(industries, page).card,
});
