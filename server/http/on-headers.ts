import type { ServerResponse } from "node:http";

/** Calls `change` with the status just before the headers are sent. */
export function onHeaders(response: ServerResponse, change: (status: number) => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    change(args[0]);
    return writeHead(...args);
  }) as typeof response.writeHead;
}
