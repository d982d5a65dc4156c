import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Requests of one connection that may wait behind the present one. Browsers send none ahead. */
const MAX_WAITING = 32;

interface Connection {
  latest: ServerResponse;
  waiting: number;
}

/**
 * Answers the requests of one connection one after another, so that a client that does not read holds one response. Node
 * emits no "close" for a response that still waits behind another when the connection is lost: what it held would be held
 * for ever. A connection with too many requests ahead is closed, as RFC 9112, 9.3.2, allows.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const connections = new WeakMap<IncomingMessage["socket"], Connection>();
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
    if (connection.waiting > MAX_WAITING) socket.destroy();
    latest.once("close", () => {
      connection.waiting -= 1;
      if (!socket.destroyed) listener(request, response);
    });
  };
}
