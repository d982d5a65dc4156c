import { request as httpRequest } from "node:http";

export interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A bare HTTP request to a local port, with exactly these headers: no decoding, no redirects, any Host. */
export function send(port: number, path: string, { method, headers, body }: Call = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
