import { createHmac } from "node:crypto";

/** A client's network in a form that may be stored: keyed, so that addresses cannot be found by trying. */
export const clientHash = (client: string, secret: string) =>
  createHmac("sha256", secret).update(`client:${client}`).digest("base64url");
