// All page copy, for the tests of its words.
import { about } from "~/content/about";
import { advisoryCards } from "~/content/advisory";
import { beyondChat } from "~/content/beyond-chat";
import { career } from "~/content/career";
import { demo } from "~/content/demo";
import { home } from "~/content/home";
import { industries } from "~/content/industries/index";
import { landing } from "~/content/landing";
import { notFound } from "~/content/not-found";
import { products } from "~/content/products/index";
import { productsPage } from "~/content/products-page";
import { services } from "~/content/services/index";
import { servicesPage } from "~/content/services-page";
import { offices } from "~/content/site/offices";
import { valuePoints } from "~/content/site/value-points";

export const singlePages = [
  home,
  about,
  career,
  demo,
  landing,
  beyondChat,
  productsPage,
  servicesPage,
  notFound,
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
