import { expect, test } from "vitest";
import { createRateLimit } from "../../../server/http/limits/rate-limit";
import type { SubmissionKind } from "../../../server/types";

type Post = [kind: SubmissionKind, atSecond: number, wait: number | undefined, client?: string];

test.each<[string, { perMinute: number; perHour: number }, Post[]]>([
  [
    "each form and each client is counted separately",
    { perMinute: 1, perHour: 0 },
    [
      ["contact", 0, undefined],
      ["career", 0, undefined],
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
])("%s", (_, rateLimit, posts) => {
  let time = 0;
  const limit = createRateLimit({ rateLimit }, () => time);
  for (const [kind, atSecond, wait, client = "192.0.2.1"] of posts) {
    time = atSecond * 1000;
    expect(limit(client, kind)).toBe(wait);
  }
});
