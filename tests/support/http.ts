import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** One request with the headers as given: also those that fetch would not send, like Host and Origin. */
export function send(url: string, { method = "GET", headers = {}, body }: Call = {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(chunks).toString() });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** The cookies of an answer, as a browser sends them back. */
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

/** Sends bytes as they are and gives what came back until the server hung up, or `patience` milliseconds were over. */
export function sendRaw(url: string, bytes: string | Buffer, patience = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    // A reset after the answer is an answer too.
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}
