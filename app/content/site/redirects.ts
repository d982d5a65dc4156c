/**
 * Addresses without a page, such as those of an earlier site, and where each leads. An address is written in lower case,
 * without a slash at its end or a query; letters outside ASCII are percent-encoded.
 */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  "/contact": "/?contact=message",
  "/contact-us": "/?contact=message",
  "/careers": "/career",
  "/jobs": "/career",
};
