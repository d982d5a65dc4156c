import { expect, test } from "vitest";
import { createRateLimit } from "../../../server/site/http/limits/rate-limit";

const NOW = undefined;
const OFTEN = Array(200).fill(0);

/** When a client posts, in seconds, and how long each post must wait. */
test.each<[string, number, number, at: number[], wait: (number | undefined)[]]>([
  ["again after a minute, whatever was refused", 1, 0, [0, 10, 60], [NOW, 50, NOW]],
  ["again after an hour", 0, 2, [0, 60, 120, 3_600], [NOW, NOW, 3_480, NOW]],
  ["at any time, if zero switches the limits off", 0, 0, OFTEN, OFTEN.map(() => NOW)],
])("a client may post %s", (_, perMinute, perHour, posts, waits) => {
  let time = 0;
  const limit = createRateLimit({ rateLimit: { perMinute, perHour } }, () => time);
  const waited = posts.map((at) => {
    time = at * 1000;
    return limit("192.0.2.1", "contact");
  });
  expect(waited).toEqual(waits);
});
