import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "~/content/site/site";
import { brandOf, getDependencies } from "~/load-context.server";

const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** A route, because the name depends on BRAND_NAME. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const name = brandOf(getDependencies(context).config);
  const { description, themeColour } = site;
  const colours = { theme_color: themeColour, background_color: themeColour };
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: "/",
    display: "browser",
    ...colours,
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
};
