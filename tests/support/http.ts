import { once } from "node:events";
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import { application } from "./forms/values";

export type HttpResponse = Awaited<ReturnType<typeof send>>;

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The request's target exactly as given, where a URL would tidy it up. */
  path?: string;
}

/** One request with the headers as given, Host and Origin too; nothing is decoded and no redirect is followed. */
export async function send(url: string, { body, ...options }: HttpRequest = {}) {
  const request = httpRequest(url, { agent: false, ...options });
  const responded: Promise<[IncomingMessage]> = once(request, "response") as never;
  // A server that refuses a body may close the connection before its end.
  request.on("error", () => {}).end(body);
  const [response] = await responded;
  const bytes = Buffer.concat(await response.toArray());
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, body: bytes.toString() };
}

/** The address of a path on a server of this process. */
export const urlOf = (server: Server, path = "") =>
  `http://localhost:${(server.address() as AddressInfo).port}${path}`;

/** The cookies that a response sets, as a browser sends them back. */
export function cookieOf(headers: IncomingHttpHeaders): string {
  return headers["set-cookie"]?.map((value) => value.split(";", 1)[0]).join("; ") ?? "";
}

export type Fields = Record<string, string | File>;

/** Fields as a browser encodes them: as multipart when one of them is a file. */
export function bodyOf(fields: Fields): FormData | URLSearchParams {
  const isMultipart = Object.values(fields).some((value) => value instanceof File);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.set(name, value as string);
  return body;
}

/** The same as bytes, with their type. */
export async function encodeForm(fields: Fields) {
  const encoded = new Response(bodyOf(fields));
  const type = encoded.headers.get("Content-Type") ?? "";
  return { headers: { "Content-Type": type }, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** A form as a browser without scripts posts it. */
export async function sendForm(url: string, fields: Fields, more: Record<string, string> = {}) {
  const { headers, body } = await encodeForm(fields);
  return send(url, { method: "POST", headers: { ...headers, ...more }, body });
}

/** Opens /career as a visitor without scripts does: gives its cookie and an application with the right captcha. */
export async function openCareer(siteUrl: string, headers: Record<string, string> = {}) {
  const { body, headers: received } = await send(`${siteUrl}/career`, { headers });
  const text = /id="captcha-text"[^>]*>([^<]+)</.exec(body)?.[1]?.replace(/\s/g, "") ?? "";
  const id = /name="captcha_id"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? "";
  if (!text || !id) throw new Error("/career shows no captcha");
  return {
    cookie: cookieOf(received),
    setCookie: received["set-cookie"] ?? [],
    fields: { ...application, captcha: text, captcha_id: id },
  };
}

/** Sends bytes as they are; resolves to what came back until the server hung up or the time was over. */
export function sendRaw(url: string, bytes: string | Buffer, timeoutMs = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    // A connection that is reset after the response has sent its response.
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}
