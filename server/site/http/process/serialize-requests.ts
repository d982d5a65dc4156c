import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Beyond it, the connection is not read. Browsers do not pipeline requests. */
const MAX_WAITING = 32;

/**
 * Answers the requests of a connection one after another. If the connection is lost, Node emits no "close" for a response
 * that waits behind another: its places and files would never be released.
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
