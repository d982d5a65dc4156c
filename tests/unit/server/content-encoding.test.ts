import { expect, test } from "vitest";
import { chooseEncoding } from "../../../server/http/content-encoding";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=1.0", "gzip"],
  ["*", "br"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["br;q=nonsense, gzip", "gzip"],
  ["deflate, compress", "identity"],
  ["identity;q=0, *;q=0", "identity"],
])("%j is answered in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
