import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may wait before no more of them are read. Browsers send none ahead. */
const MAX_WAITING = 32;

/**
 * Answers the requests of one connection one after another, so that a client that does not read holds one response. Node
 * emits no "close" for a response that still waits behind another when the connection is lost: what it held would be held
 * for ever.
 */
export function serializeRequests(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { latest: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) {
      connections.set(socket, { latest: response, waiting: 0 });
      return listener(request, response);
    }
    const { latest } = connection;
    connection.latest = response;
    if (latest.closed) return listener(request, response);
    connection.waiting += 1;
    if (connection.waiting > MAX_WAITING) socket.pause();
    latest.once("close", () => {
      connection.waiting -= 1;
      if (connection.waiting === 0) socket.resume();
      if (!socket.destroyed) listener(request, response);
    });
  };
}
