import { expect, test, vi } from "vitest";
import { createRateLimit } from "../../../server/rate-limit/rate-limit";
import type { RateAccount } from "../../../server/types";

function make(perMinute: number, perHour: number) {
  let time = 0;
  const limit = createRateLimit({ rateLimit: { perMinute, perHour } }, { warn() {} }, undefined, () => time);
  return {
    post: (account: RateAccount, client = "192.0.2.1") => limit(client, account),
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

test("each form of each client is counted separately", async () => {
  const { post } = make(1, 0);
  for (const account of ["contact", "career", "upload"] as const) {
    expect(await post(account)).toBeUndefined();
    expect(await post(account)).toBe(60);
  }
  expect(await post("contact", "192.0.2.2")).toBeUndefined();
});

test("the returned wait is long enough, for the limit per minute and per hour", async () => {
  const { post, wait } = make(1, 2);
  await post("contact");
  wait(10);
  const seconds = (await post("contact")) ?? 0;
  expect(seconds).toBe(50);
  wait(seconds);
  expect(await post("contact")).toBeUndefined();
  wait(60);
  const untilHour = (await post("contact")) ?? 0;
  expect(untilHour).toBe(3600 - 120);
  wait(untilHour);
  expect(await post("contact")).toBeUndefined();
});

test("a clock that goes back an hour keeps nobody waiting longer", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limit = createRateLimit({ rateLimit: { perMinute: 1, perHour: 0 } }, { warn() {} });
  await limit("192.0.2.1", "contact");
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await limit("192.0.2.1", "contact")).toBeLessThanOrEqual(60);
  vi.useRealTimers();
});

test("zero switches the limit off", async () => {
  const { post } = make(0, 0);
  for (let i = 0; i < 200; i += 1) expect(await post("contact")).toBeUndefined();
});

test("the shared counter decides, and when it fails the process counts alone and logs a warning", async () => {
  const warned: string[] = [];
  let down = false;
  const keys: string[] = [];
  const shared = async (key: string) => {
    if (down) throw new Error("no database");
    keys.push(key);
    return 7;
  };
  const log = { warn: (_: unknown, message: string) => warned.push(message) };
  const limit = createRateLimit({ rateLimit: { perMinute: 1, perHour: 0 } }, log, shared);
  const post = () => limit("2001:db8:0:0::/64", "contact");
  expect(await post()).toBe(7);
  expect(keys).toEqual(["2001:db8:0:0::/64 contact"]);
  down = true;
  expect(await post()).toBeUndefined();
  expect(await post()).toBeGreaterThan(0);
  expect(warned).toHaveLength(2);
});
