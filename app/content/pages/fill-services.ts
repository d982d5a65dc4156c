import type { Owner } from "~/content/types/owner";
import type { ServicesContent, ServicesPageContent } from "~/content/types/single-pages";

/** The services page with the owner's own terms. A text without any keeps its description, or is left out. */
export function fillServices(page: ServicesContent, owner: Owner): ServicesPageContent {
  const fill = ({ items, ...head }: ServicesContent["terms"]) => ({
    ...head,
    items: items.flatMap(({ title, own = [], description }) => {
      const said = own.flatMap((field) => owner[field] || []).join(" ");
      const text = said || description;
      return text ? [{ title, description: text }] : [];
    }),
  });
  return { ...page, terms: fill(page.terms), questions: fill(page.questions) };
}
