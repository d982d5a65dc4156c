// Every public address, for the sitemap and for the tests that walk the site.
import { industries } from "~/content/industries/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";

const single = ["/", "/about", "/services", "/products", "/landing", "/beyond-chat", "/demo", "/career"];

export const pageUrls: readonly string[] = [
  ...single,
  ...[...services, ...products, ...industries].map(({ url }) => url),
];
