import type { Instead, OpenRole, Owner, OwnText } from "~/content/types/owner";
import type { TitledText } from "~/content/types/page";

/** Texts with the owner's own words where there are any. A description stands until the owner has said something. */
export function withOwner(items: readonly OwnText[], owner: Owner): TitledText[] {
  return items
    .map(({ title, own = [], description }) => ({
      title,
      description: own.flatMap((field) => owner[field] || []).join(" ") || description,
    }))
    .filter(({ description }) => description);
}

/** The lines of what the owner has not published yet. */
export function unpublished(items: readonly Instead[], owner: Owner): TitledText[] {
  return items
    .filter(({ own }) => own.some((field) => owner[field].length === 0))
    .map(({ title, description }) => ({ title, description }));
}

/** The names of the fields that are still empty. */
export const missingFacts = (owner: Owner) =>
  Object.entries(owner).flatMap(([name, fact]) => (fact.length === 0 ? name : []));

/** The open roles in a sentence. */
export function openRolesText(roles: readonly OpenRole[]): string {
  return `Open today: ${roles.map(({ title, place }) => `${title} (${place})`).join("; ")}.`;
}

/** An open role as a text of the careers page. */
export function roleText({ title, place, contract, pay, remote, contact }: OpenRole): TitledText {
  return { title: `Open: ${title}`, description: `${[place, contract, pay, remote, contact].join(". ")}.` };
}
