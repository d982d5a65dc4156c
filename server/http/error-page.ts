import type { ServerResponse } from "node:http";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function errorPage(title: string, advice: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(advice)}</p><p><a href="/">Go to the home page</a></p></main></body></html>
`;
}

/** For responses that do not come from the app. Aborts a response that has begun. */
export function sendErrorPage(response: ServerResponse, status: number, title: string, advice: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendText(response, status, errorPage(title, advice), "text/html; charset=utf-8");
}

/** Caches must not store the text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain; charset=utf-8",
): void {
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.statusCode = status;
  response.end(text);
}
