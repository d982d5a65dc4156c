import { expect, test } from "vitest";
import { createRateLimit } from "../../../server/rate-limit/rate-limit";
import type { SubmissionKind } from "../../../server/types";

type Post = [kind: SubmissionKind, atSecond: number, wait: number | undefined, client?: string];

test.each<[string, { perMinute: number; perHour: number }, Post[]]>([
  [
    "each form and each client is counted separately",
    { perMinute: 1, perHour: 0 },
    [
      ["contact", 0, undefined],
      ["career", 0, undefined],
      ["upload", 0, undefined],
      ["contact", 0, 60],
      ["contact", 0, undefined, "192.0.2.2"],
    ],
  ],
  [
    "who waits as told gets through, and a refused post does not count",
    { perMinute: 1, perHour: 2 },
    [
      ["contact", 0, undefined],
      ["contact", 10, 50],
      ["contact", 60, undefined],
      ["contact", 120, 3600 - 120],
      ["contact", 3600, undefined],
    ],
  ],
  ["zero switches the limit off", { perMinute: 0, perHour: 0 }, Array(200).fill(["contact", 0, undefined])],
])("%s", async (_, rateLimit, posts) => {
  let time = 0;
  const limit = createRateLimit({ rateLimit }, { warn() {} }, undefined, () => time);
  for (const [kind, atSecond, wait, client = "192.0.2.1"] of posts) {
    time = atSecond * 1000;
    expect(await limit(client, kind)).toBe(wait);
  }
});

test("the shared counter decides, and when it fails the process counts alone and logs a warning", async () => {
  const warned: string[] = [];
  const shared = async (key: string) => {
    if (warned.length > 0) throw new Error("no database");
    return key === "2001:db8:0:0::/64 contact" ? 7 : undefined;
  };
  const log = { warn: (_: unknown, message: string) => warned.push(message) };
  const limit = createRateLimit({ rateLimit: { perMinute: 1, perHour: 0 } }, log, shared);
  const post = () => limit("2001:db8:0:0::/64", "contact");
  expect(await post()).toBe(7);
  warned.push("down");
  expect(await post()).toBeUndefined();
  expect(await post()).toBeGreaterThan(0);
  expect(warned).toHaveLength(3);
});
