import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The request's target exactly as given, where a URL would tidy it up. */
  path?: string;
}

/** One request with the headers as given, Host and Origin too; nothing is decoded and no redirect is followed. */
export function send(url: string, { body, ...options }: HttpRequest = {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        const bytes = Buffer.concat(chunks);
        resolve({ status, headers, bytes, body: bytes.toString() });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** The address of a path on a server of this process. */
export const urlOf = (server: Server, path = "") =>
  `http://localhost:${(server.address() as AddressInfo).port}${path}`;

/** The cookies that a response sets, as a browser sends them back. */
export function cookieOf(headers: IncomingHttpHeaders): string {
  return headers["set-cookie"]?.map((value) => value.split(";", 1)[0]).join("; ") ?? "";
}

/** A form as a browser without scripts posts it. */
export function sendForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return send(url, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Multipart/form-data with a file as its last part, as browsers order the career form. */
export function multipart(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const boundary = "----form-boundary";
  const head = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(name)}${value}\r\n`),
  );
  if (file) {
    parts.push(Buffer.from(head("resume", `; filename="${file.name}"`)), file.bytes, Buffer.from("\r\n"));
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
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
