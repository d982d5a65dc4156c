import { expect, test } from "vitest";
import { createRateLimit } from "../../../server/site/http/limits/rate-limit";

/** When a client posts, in seconds, and how long each post must wait. */
test.each<[string, number, number, [at: number, wait: number | undefined][]]>([
  [
    "a client may post again after a minute; refused posts do not count",
    1,
    0,
    [
      [0, undefined],
      [10, 50],
      [60, undefined],
    ],
  ],
  [
    "a client may post again after an hour",
    0,
    2,
    [
      [0, undefined],
      [60, undefined],
      [120, 3_480],
      [3_600, undefined],
    ],
  ],
  ["zero switches the limit off", 0, 0, Array(200).fill([0, undefined])],
])("%s", (_, perMinute, perHour, posts) => {
  let time = 0;
  const limit = createRateLimit({ rateLimit: { perMinute, perHour } }, () => time);
  for (const [at, wait] of posts) {
    time = at * 1000;
    expect(limit("192.0.2.1", "contact")).toBe(wait);
  }
});
