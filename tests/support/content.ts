// All page copy, for the tests of its words.
import { industries } from "~/content/industries/index";
import { owner } from "~/content/owner";
import { about } from "~/content/pages/about";
import { beyondChat } from "~/content/pages/beyond-chat";
import { careerPage } from "~/content/pages/career";
import { demo } from "~/content/pages/demo";
import { home } from "~/content/pages/home";
import { landing } from "~/content/pages/landing";
import { notFound } from "~/content/pages/not-found";
import { privacy, privacySections } from "~/content/pages/privacy";
import { productsPage } from "~/content/pages/products";
import { servicesPage } from "~/content/pages/services";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
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

const singlePages = [
  home,
  about,
  careerPage(owner),
  demo,
  landing,
  beyondChat,
  productsPage,
  servicesPage,
  notFound,
  { ...privacy, sections: privacySections(retentionPolicy(readConfig({})), owner, "") },
];
export const listedPages = [...industries, ...services, ...products];
export const pages = [...singlePages, ...listedPages];
export const lists = [offices, valuePoints, advisoryCards];

/** Every string in a piece of content, with the names of the fields that lead to it. */
export function strings(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, [...path, key]));
}
