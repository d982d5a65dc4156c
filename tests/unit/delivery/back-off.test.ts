import { expect, test } from "vitest";
import { backOff } from "../../../server/delivery/back-off";

test("the wait doubles from five seconds to five minutes, with jitter", () => {
  const waitsWithoutJitter = [1, 2, 3, 4, 5, 6, 7, 8, 60].map(
    (attempts) => backOff(attempts, () => 0) / 1000,
  );
  expect(waitsWithoutJitter).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  for (const attempts of [1, 4, 7, 60]) {
    const waits = Array.from({ length: 200 }, () => backOff(attempts));
    expect(new Set(waits).size).toBeGreaterThan(150);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(5_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300_000);
  }
});
