import { expect, test } from "vitest";
import { createCircuitBreaker } from "../../../server/delivery/circuit-breaker";

const ok = { ok: true } as const;
const down = { ok: false, retry: true, why: "no answer" } as const;

test("the end of an outage is reported once; failures among successes do not count as an outage", async () => {
  let time = 0;
  let recoveries = 0;
  const breaker = createCircuitBreaker(
    async () => {
      recoveries += 1;
    },
    () => time,
  );
  await breaker.record(ok);
  expect([recoveries, breaker.isUp()]).toEqual([1, true]);
  for (let i = 0; i < 10; i += 1) {
    time += 2_000;
    await breaker.record(down);
    await breaker.record(ok);
  }
  expect(recoveries).toBe(1);
  await breaker.record(down);
  time += 60_000;
  await breaker.record(down);
  expect(breaker.isUp()).toBe(false);
  // A final refusal is a response too.
  await breaker.record({ ok: false, retry: false, why: "status 400" });
  expect([recoveries, breaker.isUp()]).toEqual([2, true]);
});
