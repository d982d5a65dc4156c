// Every public page by its address, for the sitemap and for the tests that walk the site.
import { about } from "~/content/about";
import { beyondChat } from "~/content/beyond-chat";
import { career } from "~/content/career";
import { demo } from "~/content/demo";
import { home } from "~/content/home";
import { industries } from "~/content/industries/index";
import { landing } from "~/content/landing";
import { products } from "~/content/products/index";
import { productsPage } from "~/content/products-page";
import { services } from "~/content/services/index";
import { servicesPage } from "~/content/services-page";
import type { PageMeta } from "~/content/types";

const single: readonly (readonly [url: string, page: { meta: PageMeta }])[] = [
  ["/", home],
  ["/about", about],
  ["/services", servicesPage],
  ["/products", productsPage],
  ["/landing", landing],
  ["/beyond-chat", beyondChat],
  ["/demo", demo],
  ["/career", career],
];
const listed = [...services, ...products, ...industries];

export const pagesByUrl: ReadonlyMap<string, { meta: PageMeta }> = new Map([
  ...single,
  ...listed.map((page) => [page.url, page] as const),
]);

export const pageUrls: readonly string[] = [...pagesByUrl.keys()];
