import { expect, test } from "vitest";
import { createRateLimit } from "../../../server/http/rate-limit";

function make(perMinute: number, perHour: number) {
  let time = 0;
  const limit = createRateLimit({ rateLimit: { perMinute, perHour } }, () => time);
  return {
    post: (path: string, query = {}, ip = "192.0.2.1") => limit({ method: "POST", path, query, ip }),
    get: (path: string) => limit({ method: "GET", path, query: {}, ip: "192.0.2.1" }),
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

test("the contact form counts as one, whatever page it is sent from", () => {
  const { post } = make(2, 0);
  expect(post("/")).toBeUndefined();
  expect(post("/about", { contact: "message" })).toBeUndefined();
  expect(post("/services")).toBe(60);
  expect(post("/career", { contact: "message" })).toBe(60);
});

test("the career form and other clients have counts of their own, and reading counts nothing", () => {
  const { post, get } = make(1, 0);
  expect(post("/")).toBeUndefined();
  expect(post("/career")).toBeUndefined();
  expect(post("/career.data")).toBe(60);
  expect(post("/Career/")).toBe(60);
  expect(post("/", {}, "192.0.2.2")).toBeUndefined();
  expect(get("/")).toBeUndefined();
});

test("the wait it names is enough, by the minute and by the hour", () => {
  const { post, wait } = make(1, 2);
  post("/");
  wait(10);
  const seconds = post("/") ?? 0;
  expect(seconds).toBe(50);
  wait(seconds);
  expect(post("/")).toBeUndefined();
  wait(60);
  const untilHour = post("/") ?? 0;
  expect(untilHour).toBe(3600 - 120);
  wait(untilHour);
  expect(post("/")).toBeUndefined();
});

test("zero switches it off", () => {
  const { post } = make(0, 0);
  for (let i = 0; i < 200; i += 1) expect(post("/")).toBeUndefined();
});
