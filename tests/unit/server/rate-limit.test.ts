import { expect, test } from "vitest";
import { createRateLimit } from "../../../server/http/limits/rate-limit";

function make(perMinute: number, perHour: number) {
  let time = 0;
  const limit = createRateLimit({ rateLimit: { perMinute, perHour } }, { warn() {} }, undefined, () => time);
  return {
    post: (url: string, address = "192.0.2.1") => limit({ method: "POST", url }, () => address),
    get: (url: string) => limit({ method: "GET", url }, () => "192.0.2.1"),
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

test("submissions of the contact form count together, whatever page they come from", async () => {
  const { post } = make(2, 0);
  expect(await post("/")).toBeUndefined();
  expect(await post("/about?contact=message")).toBeUndefined();
  expect(await post("/services")).toBe(60);
  expect(await post("/career?contact=message")).toBe(60);
});

test("the career form and every client are counted apart, and GET requests are not counted", async () => {
  const { post, get } = make(1, 0);
  expect(await post("/")).toBeUndefined();
  expect(await post("/career")).toBeUndefined();
  expect(await post("/career.data")).toBe(60);
  expect(await post("/Career/")).toBe(60);
  expect(await post("/", "192.0.2.2")).toBeUndefined();
  expect(await get("/")).toBeUndefined();
});

test("the returned wait is long enough, by the minute and by the hour", async () => {
  const { post, wait } = make(1, 2);
  await post("/");
  wait(10);
  const seconds = (await post("/")) ?? 0;
  expect(seconds).toBe(50);
  wait(seconds);
  expect(await post("/")).toBeUndefined();
  wait(60);
  const untilHour = (await post("/")) ?? 0;
  expect(untilHour).toBe(3600 - 120);
  wait(untilHour);
  expect(await post("/")).toBeUndefined();
});

test("zero switches the limit off", async () => {
  const { post } = make(0, 0);
  for (let i = 0; i < 200; i += 1) expect(await post("/")).toBeUndefined();
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
  const post = () => limit({ method: "POST", url: "/about" }, () => "2001:db8::1");
  expect(await post()).toBe(7);
  expect(keys).toEqual(["2001:db8:0:0::/64 contact"]);
  down = true;
  expect(await post()).toBeUndefined();
  expect(await post()).toBeGreaterThan(0);
  expect(warned).toHaveLength(2);
});
