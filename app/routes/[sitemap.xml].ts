import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageUrls } from "~/content/pages/index";
import { getDependencies } from "~/load-context.server";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { siteUrl } = getDependencies(context).config;
  const urls = pageUrls.map((url) => `<url><loc>${new URL(url, siteUrl).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
};
