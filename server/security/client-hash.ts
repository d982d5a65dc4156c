import { createHmac } from "node:crypto";

/** A client's network as it may be stored: keyed, so that no address can be read from it or tried out. */
export const clientHash = (client: string, secret: string) =>
  createHmac("sha256", secret).update(`client:${client}`).digest("base64url");
