import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOpening, StoreOpening } from "../../../server/database/opening";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number, outcome: () => string) => () =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(outcome());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });

test("callers wait at most five seconds for a slow opening, which happens once", async () => {
  const open = vi.fn(after(60_000, () => "open"));
  const opening = createOpening(open);
  const first = expect(opening.opened()).rejects.toThrow(StoreOpening);
  await vi.advanceTimersByTimeAsync(5_000);
  await first;
  // From now on the opening succeeds at once.
  await expect(opening.opened()).rejects.toThrow(StoreOpening);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(await opening.opened()).toBe("open");
  expect(open).toHaveBeenCalledTimes(1);
});

test("after a failure the next use opens it again", async () => {
  let failures = 1;
  const opening = createOpening(
    after(10, () => {
      failures -= 1;
      if (failures >= 0) throw new Error("no disk");
      return "open";
    }),
  );
  const first = expect(opening.opened()).rejects.toThrow("no disk");
  await vi.advanceTimersByTimeAsync(10);
  await first;
  const second = opening.opened();
  await vi.advanceTimersByTimeAsync(10);
  expect(await second).toBe("open");
});

test("ending waits for an opening in progress and returns what must be closed", async () => {
  const opening = createOpening(after(60_000, () => "open"));
  const late = expect(opening.opened()).rejects.toThrow(StoreOpening);
  const ended = opening.end();
  await vi.advanceTimersByTimeAsync(60_000);
  await late;
  expect(await ended).toBe("open");
  expect(await createOpening(after(1, () => "never opened")).end()).toBeUndefined();
});
