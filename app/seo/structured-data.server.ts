import type { BreadcrumbList, Graph, Organization, Service, WebSite } from "schema-dts";
import type { AnyPage, CollectionPage } from "~/content/types/collection";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";

interface StructuredDataInput {
  page: AnyPage;
  brand: string;
  description: string;
  siteUrl: string;
  pathname: string;
}

/** A page's JSON-LD: organization, web site, breadcrumbs and service. */
export function structuredData({ page, brand, description, siteUrl, pathname }: StructuredDataInput): Graph {
  const id = (name: string) => `${siteUrl}/#${name}`;
  const organization: Organization = {
    "@type": "Organization",
    "@id": id("organization"),
    name: brand,
    description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
  };
  const site: WebSite = {
    "@type": "WebSite",
    "@id": id("website"),
    name: brand,
    url: `${siteUrl}/`,
    inLanguage: "en-GB",
    publisher: { "@id": id("organization") },
  };
  const url = `${siteUrl}${pathname}`;
  const breadcrumbLists = pathname === "/" ? [] : [breadcrumbs(page, siteUrl, url)];
  const services = page.kind ? [service(page, url, id("organization"))] : [];
  return {
    "@context": "https://schema.org",
    "@graph": [organization, site, ...breadcrumbLists, ...services],
  };
}

function breadcrumbs(page: AnyPage, siteUrl: string, url: string): BreadcrumbList {
  const { parent, name } = page.kind ? breadcrumbsOf(page) : { parent: undefined, name: page.meta.title };
  const items = [
    { name: "Home", item: `${siteUrl}/` },
    ...(parent ? [{ name: parent.name, item: `${siteUrl}${parent.path}` }] : []),
    { name, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}

function service(page: CollectionPage, url: string, provider: string): Service {
  const { parent, name } = breadcrumbsOf(page);
  return {
    "@type": "Service",
    name: page.kind === "product" ? page.product : name,
    description: page.meta.description,
    serviceType: parent.name,
    url,
    provider: { "@id": provider },
  };
}
