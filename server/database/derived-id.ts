import { createHash } from "node:crypto";

/** Hashes the content to a UUID. Version 8 is for custom UUIDs (RFC 9562, 5.8). */
export function derivedId(content: readonly unknown[]): string {
  const hex = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
