import type { ServerResponse } from "node:http";

type ErrorPage = readonly [status: number, title: string, advice: string, retryAfter?: number];

const ERRORS = {
  badRequest: [400, "Bad request", "The request could not be understood."],
  crossSite: [
    403,
    "This form was sent from another site",
    "For your safety we accept forms only from our own pages. Please open the page again and send it from there.",
  ],
  methodNotAllowed: [405, "Not allowed", "This method is not supported."],
  uriTooLong: [414, "Address too long", "No page of this site has such a long address."],
  unsupportedEncoding: [415, "Unsupported encoding", "Please send the form uncompressed, as browsers do."],
  internal: [
    500,
    "Something went wrong",
    "This is our fault and we have logged it. Please try again in a minute.",
  ],
  tooManyForms: [
    503,
    "Too many forms at once",
    "What you typed is still in your browser: go back, wait a few seconds and send it again.",
    10,
  ],
  busy: [
    503,
    "Very busy",
    "Many people are reading this site right now. Please try again in a few seconds.",
    5,
  ],
} as const satisfies Record<string, ErrorPage>;

/** For responses that do not come from the app. Aborts a response that has begun. */
export function sendErrorPage(
  response: ServerResponse,
  error: keyof typeof ERRORS,
  givenStatus?: number,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const [status, title, advice, retryAfter]: ErrorPage = ERRORS[error];
  if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter);
  const page = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${advice}</p><p><a href="/">Go to the home page</a></p></main></body></html>
`;
  sendText(response, givenStatus ?? status, page, "text/html; charset=utf-8");
}

/** Caches must not store the text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain; charset=utf-8",
): void {
  response.setHeader("Cache-Control", "no-store, no-transform");
  // Of a compressed file whose precondition failed.
  response.removeHeader("Content-Encoding");
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.statusCode = status;
  response.end(text);
}
