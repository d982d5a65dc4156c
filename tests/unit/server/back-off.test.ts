import { expect, test } from "vitest";
import { backOff } from "../../../server/delivery/back-off";
import { createCircuitBreaker } from "../../../server/delivery/circuit-breaker";

test("waits double from five seconds to five minutes, and are spread", () => {
  const none = [1, 2, 3, 4, 5, 6, 7, 8, 60].map((attempts) => backOff(attempts, () => 0) / 1000);
  expect(none).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  for (const attempts of [1, 4, 7, 60]) {
    const waits = Array.from({ length: 200 }, () => backOff(attempts));
    expect(new Set(waits).size).toBeGreaterThan(150);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(5_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300_000);
  }
});

const ok = { ok: true } as const;
const down = { ok: false, retry: true, why: "no answer" } as const;

test("the end of an outage is told once; one submission that always fails beside others is none", async () => {
  let time = 0;
  let told = 0;
  const health = createCircuitBreaker(
    async () => {
      told += 1;
    },
    () => time,
  );
  await health.record(ok);
  expect([told, health.isUp()]).toEqual([1, true]);
  for (let i = 0; i < 10; i += 1) {
    time += 2_000;
    await health.record(down);
    await health.record(ok);
  }
  expect(told).toBe(1);
  await health.record(down);
  time += 60_000;
  await health.record(down);
  expect(health.isUp()).toBe(false);
  // Refused for good is an answer all the same.
  await health.record({ ok: false, retry: false, why: "status 400" });
  expect([told, health.isUp()]).toEqual([2, true]);
});
