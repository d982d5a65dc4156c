import type { LoaderFunctionArgs } from "@remix-run/node";
import { getDependencies } from "~/load-context.server";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { siteUrl } = getDependencies(context).config;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
};
