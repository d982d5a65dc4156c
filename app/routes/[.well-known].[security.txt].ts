import type { LoaderFunctionArgs } from "@remix-run/node";
import { owner } from "~/content/owner";
import { getDependencies } from "~/load-context.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year. */
const VALID_DAYS = 180;

export const loader = ({ context }: LoaderFunctionArgs) =>
  securityTxt(owner.email, getDependencies(context).config.siteUrl);

/** Where to report a vulnerability (RFC 9116); missing until the owner has an email address. */
export function securityTxt(email: string, siteUrl: string): Response {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  if (!email) return new Response("Not found\n", { status: 404, headers: type });
  const today = Math.floor(Date.now() / DAY_MS);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { ...type, "Cache-Control": "public, max-age=3600" },
  });
}
