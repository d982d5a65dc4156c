import type { Response } from "express";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Answers that come before the app, or instead of it: a page a person can read, with what to do next. */
export function sendPlainPage(response: Response, status: number, title: string, advice: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .status(status)
    .set("Cache-Control", "no-store")
    .type("html")
    .send(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(advice)}</p><p><a href="/">Go to the home page</a></p></main></body></html>
`);
}
