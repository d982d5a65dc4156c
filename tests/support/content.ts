// All page copy, for the tests of its words.
import { owner } from "~/content/owner";
import { pagesByUrl } from "~/content/pages/index";
import { notFound } from "~/content/pages/not-found";
import { privacySections } from "~/content/pages/privacy";
import { advisoryCards } from "~/content/site/advisory";
import { offices } from "~/content/site/offices";
import { valuePoints } from "~/content/site/value-points";
import type { Owner } from "~/content/types/owner";
import { readConfig } from "../../server/config/config";
import { retentionPolicy } from "../../server/site/retention-policy";

/** Whatever the firm has filled in. */
export const emptyOwner = Object.fromEntries(
  Object.entries(owner).map(([field, value]) => [field, typeof value === "string" ? "" : []]),
) as unknown as Owner;

export const pages = [...pagesByUrl.values(), notFound];
const privacyNotice = privacySections(retentionPolicy(readConfig({})), owner, "");
export const lists = [offices, valuePoints, advisoryCards, privacyNotice];

/** Every string in a piece of content, with the names of the fields that lead to it. */
export function strings(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, [...path, key]));
}
