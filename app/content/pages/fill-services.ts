import type { OwnTerms, ServicesContent, ServicesPageContent } from "~/content/types/single-pages";

/** The services page of this installation: with the operator's own terms where there are any. */
export function fillServices(page: ServicesContent, own: OwnTerms): ServicesPageContent {
  const fill = ({ items, ...head }: ServicesContent["terms"]) => ({
    ...head,
    items: items.flatMap(({ title, own: field, description }) => {
      const text = (field && own[field]) ?? description;
      return text ? [{ title, description: text }] : [];
    }),
  });
  return { ...page, terms: fill(page.terms), questions: fill(page.questions) };
}
