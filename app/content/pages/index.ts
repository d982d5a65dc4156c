// Every public page by its URL, for the sitemap and the tests.

import { industries } from "~/content/industries/index";
import { about } from "~/content/pages/about";
import { beyondChat } from "~/content/pages/beyond-chat";
import { career } from "~/content/pages/career";
import { demo } from "~/content/pages/demo";
import { home } from "~/content/pages/home";
import { landing } from "~/content/pages/landing";
import { privacy } from "~/content/pages/privacy";
import { productsPage } from "~/content/pages/products";
import { servicesPage } from "~/content/pages/services";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { PageMeta } from "~/content/types/page";

const single: readonly (readonly [url: string, page: { meta: PageMeta }])[] = [
  ["/", home],
  ["/about", about],
  ["/services", servicesPage],
  ["/products", productsPage],
  ["/landing", landing],
  ["/beyond-chat", beyondChat],
  ["/demo", demo],
  ["/career", career],
  ["/privacy", privacy],
];
const collections = [...services, ...products, ...industries];

export const pagesByUrl: ReadonlyMap<string, { meta: PageMeta }> = new Map([
  ...single,
  ...collections.map((page) => [page.url, page] as const),
]);

export const pageUrls: readonly string[] = [...pagesByUrl.keys()];
