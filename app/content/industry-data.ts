import { industries } from "~/content/industries/index";
import landscapes from "~/content/landscapes/places.json";
import type { IndustryContent, IndustryData } from "~/content/types/collection";
import type { Landscape } from "~/content/types/drawings";

const landscapesByName = landscapes as Record<string, Omit<Landscape, "name">>;

/** The landscape of an industry: its picture, and the place of each use case in it. */
export function landscapeOf({ card }: IndustryContent): Landscape {
  // "banking" of "industries/banking/overview".
  const name = card.image.split("/")[1] ?? "";
  const { theme, places } = landscapesByName[name] ?? { theme: "dark", places: [] };
  return { name, theme, places };
}

/** The last industry leads on to the first. */
export function industryData(page: IndustryContent): IndustryData {
  const next = industries[(industries.indexOf(page) + 1) % industries.length] ?? page;
  const { name, theme } = landscapeOf(next);
  return { page, landscape: landscapeOf(page), next: { card: next.card, landscape: { name, theme } } };
}
