import { expect, test } from "vitest";
import { backOff } from "../../../server/delivery/attempt";

test("the wait doubles from five seconds to a minute, less up to a fifth", () => {
  const seconds = (random: number) => [1, 2, 3, 4, 5, 60].map((tried) => backOff(tried, () => random) / 1000);
  expect(seconds(0)).toEqual([5, 10, 20, 40, 60, 60]);
  expect(seconds(1)).toEqual([4, 8, 16, 32, 48, 48]);
});
