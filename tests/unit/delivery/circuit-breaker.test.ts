import { expect, test } from "vitest";
import { createCircuitBreaker } from "../../../server/delivery/circuit-breaker";

const ok = { ok: true } as const;
const failure = (trouble: "no connection" | "no answer" | "answer") =>
  ({ ok: false, retry: true, why: trouble, trouble }) as const;

function make() {
  const clock = { time: 0 };
  let recoveries = 0;
  const breaker = createCircuitBreaker(
    async () => {
      recoveries += 1;
    },
    () => clock.time,
  );
  return { clock, breaker, state: () => [recoveries, breaker.isUp()] };
}

test("the end of an outage is reported once; failures among successes do not count as an outage", async () => {
  const { clock, breaker, state } = make();
  await breaker.record("a", ok);
  expect(state()).toEqual([1, true]);
  for (let i = 0; i < 10; i += 1) {
    clock.time += 2_000;
    await breaker.record("a", failure("no connection"));
    await breaker.record("a", ok);
  }
  expect(state()).toEqual([1, true]);
  await breaker.record("a", failure("no connection"));
  clock.time += 60_000;
  await breaker.record("a", failure("no connection"));
  expect(breaker.isUp()).toBe(false);
  // A final refusal is a response too.
  await breaker.record("a", { ok: false, retry: false, why: "status 400", trouble: "answer" });
  expect(state()).toEqual([2, true]);
});

test.each([
  "answer",
  "no answer",
] as const)("one content that always gets %s is not an outage", async (trouble) => {
  const { clock, breaker, state } = make();
  // Also when it is the first that is tried after a start.
  for (let i = 0; i < 5; i += 1) {
    await breaker.record("poison", failure(trouble));
    expect(breaker.isUp()).toBe(true);
  }
  await breaker.record("a", ok);
  for (let i = 0; i < 5; i += 1) {
    clock.time += 60_000;
    await breaker.record("poison", failure(trouble));
    await breaker.record(`b ${i}`, ok);
  }
  expect(state()).toEqual([1, true]);
});

test("a content counts for one outage: two that are always refused do not make another", async () => {
  const { clock, breaker, state } = make();
  await breaker.record("a", ok);
  const poison = async () => {
    for (const key of ["b", "c", "b"]) await breaker.record(key, failure("no answer"));
  };
  await poison();
  clock.time += 60_000;
  await breaker.record("d", ok);
  expect(state()).toEqual([2, true]);
  await poison();
  clock.time += 60_000;
  await breaker.record("e", ok);
  expect(state()).toEqual([2, true]);
});

test("two contents in a row that get no answer are an outage", async () => {
  const { clock, breaker, state } = make();
  await breaker.record("a", ok);
  await breaker.record("b", failure("no answer"));
  await breaker.record("c", failure("no answer"));
  expect(breaker.isUp()).toBe(false);
  await breaker.record("b", failure("no answer"));
  expect(breaker.isUp()).toBe(false);
  clock.time += 60_000;
  await breaker.record("b", ok);
  expect(state()).toEqual([2, true]);
});

test("an outage that ends with errors is over at the first success", async () => {
  const { clock, breaker, state } = make();
  await breaker.record("a", ok);
  await breaker.record("b", failure("no connection"));
  clock.time += 60_000;
  await breaker.record("b", failure("answer"));
  expect(state()).toEqual([1, true]);
  await breaker.record("b", ok);
  expect(state()).toEqual([2, true]);
});
