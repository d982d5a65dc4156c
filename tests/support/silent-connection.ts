import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { send } from "./http";

/** Sends these requests over one connection that never reads a response; the server has parsed them by then. */
export async function neverRead(siteUrl: string, requests: string[]): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(requests.join(""), resolve));
  await send(`${siteUrl}/healthz`);
  return socket;
}

export const bareGet = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** More than a connection takes while its client does not read. */
export const FILMS = bareGet("/media/films/heroes/about-1280.h264.mp4").repeat(8);
