import { missing } from "~/content/site/errors";
import type { NotFoundContent } from "~/content/types/single-pages";

export const notFound = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. Try the services, the products or the about page, or start again from home.",
  },
  heading: missing.heading,
  lead: "The address may be mistyped, or the page may have moved; one of these links should help.",
  links: [
    { name: "Home", url: "/" },
    { name: "Our Services", url: "/services" },
    { name: "Products", url: "/products" },
    { name: "About Us", url: "/about" },
  ],
} satisfies NotFoundContent;
