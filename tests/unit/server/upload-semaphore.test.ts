import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { createUploadSemaphore } from "../../../server/http/limits/upload-semaphore";
import { requestState } from "../../../server/http/request";

const upload = (length?: number, type = "multipart/form-data; boundary=b") =>
  ({
    method: "POST",
    headers: { "content-type": type, "content-length": length?.toString() },
  }) as unknown as IncomingMessage;
const response = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse & EventEmitter;
const LARGE = 3_000_000;
afterEach(() => vi.useRealTimers());

test("a permit is released when its response closes, to the upload that waited longest", async () => {
  const semaphore = createUploadSemaphore(1, 60_000);
  const [first, second, third] = [response(), response(), response()];
  expect(await semaphore(upload(LARGE), first, "a")).toBe(true);
  const order: string[] = [];
  const waiting = semaphore(upload(LARGE), second, "b").then((taken) => order.push(`second ${taken}`));
  const last = semaphore(upload(), third, "c").then((taken) => order.push(`third ${taken}`));
  first.emit("close");
  await waiting;
  expect(order).toEqual(["second true"]);
  second.emit("close");
  await last;
  expect(order).toEqual(["second true", "third true"]);
});

test("an upload that waits too long or disconnects gets no permit and holds none", async () => {
  const semaphore = createUploadSemaphore(1, 10);
  const first = response();
  await semaphore(upload(LARGE), first, "a");
  expect(await semaphore(upload(LARGE), response(), "b")).toBe(false);
  const leaving = response();
  const left = semaphore(upload(LARGE), leaving, "b");
  leaving.emit("close");
  expect(await left).toBe(false);
  expect(await semaphore(upload(LARGE), Object.assign(response(), { destroyed: true }), "b")).toBe(false);
  first.emit("close");
  expect(await semaphore(upload(LARGE), response(), "b")).toBe(true);
});

test("forms without a large file never wait", async () => {
  const semaphore = createUploadSemaphore(0, 10);
  expect(await semaphore(upload(20_000), response(), "a")).toBe(true);
  expect(await semaphore(upload(undefined, "application/x-www-form-urlencoded"), response(), "a")).toBe(true);
  expect(await semaphore(upload(undefined), response(), "a")).toBe(false);
});

test("one client holds one permit at most", async () => {
  const semaphore = createUploadSemaphore(4, 10);
  const first = response();
  expect(await semaphore(upload(LARGE), first, "a")).toBe(true);
  for (let i = 0; i < 3; i += 1) expect(await semaphore(upload(LARGE), response(), "a")).toBe(false);
  for (const client of ["b", "c", "d"]) expect(await semaphore(upload(LARGE), response(), client)).toBe(true);
  expect(await semaphore(upload(LARGE), response(), "e")).toBe(false);
  first.emit("close");
  expect(await semaphore(upload(LARGE), response(), "a")).toBe(true);
});

test("a permit skips a waiting upload whose client already holds one", async () => {
  const semaphore = createUploadSemaphore(2, 60_000);
  const [first, second] = [response(), response()];
  await semaphore(upload(LARGE), first, "a");
  await semaphore(upload(LARGE), second, "b");
  const order: string[] = [];
  const again = semaphore(upload(LARGE), response(), "a").then(() => order.push("a again"));
  const other = semaphore(upload(LARGE), response(), "c").then(() => order.push("c"));
  second.emit("close");
  await other;
  expect(order).toEqual(["c"]);
  first.emit("close");
  await again;
});

/** The response to an upload of which this many bytes have arrived; `cutOff` tells when its sender was cut off. */
function sending(received: () => number) {
  const sender = response();
  const cutOff = vi.fn();
  const body = { received, cutOff, stream: new Transform(), tooSlow: () => false, discard: () => {} };
  requestState(sender).body = body;
  return { sender, cutOff };
}

test("while another waits, the slowest sender loses its place, and its response frees no place again", async () => {
  vi.useFakeTimers();
  const semaphore = createUploadSemaphore(2, 5_000);
  const start = performance.now();
  const pace = (bytesPerMs: number) => () => (performance.now() - start) * bytesPerMs;
  const slow = sending(pace(100));
  const slowest = sending(pace(20));
  expect(await semaphore(upload(LARGE), slow.sender, "a")).toBe(true);
  expect(await semaphore(upload(LARGE), slowest.sender, "b")).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slowest.cutOff).not.toHaveBeenCalled();

  const third = semaphore(upload(LARGE), response(), "c");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await third).toBe(true);
  expect([slow.cutOff.mock.calls.length, slowest.cutOff.mock.calls.length]).toEqual([0, 1]);

  const fourth = semaphore(upload(LARGE), response(), "d");
  slowest.sender.emit("close");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await fourth).toBe(true);
  expect(slow.cutOff).toHaveBeenCalledOnce();
});

test.each<[string, () => number, object]>([
  ["fast", () => performance.now() * 1000, {}],
  ["complete", () => 0, { complete: true }],
])("a %s upload keeps its place while another waits", async (_, received, more) => {
  vi.useFakeTimers();
  const semaphore = createUploadSemaphore(1, 5_000);
  const first = sending(received);
  expect(await semaphore(Object.assign(upload(LARGE), more), first.sender, "a")).toBe(true);
  const second = semaphore(upload(LARGE), response(), "b");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await second).toBe(false);
  expect(first.cutOff).not.toHaveBeenCalled();
});

test("a client's second upload waits for its first one, however slow", async () => {
  vi.useFakeTimers();
  const semaphore = createUploadSemaphore(4, 5_000);
  const first = sending(() => 0);
  expect(await semaphore(upload(LARGE), first.sender, "a")).toBe(true);
  const second = semaphore(upload(LARGE), response(), "a");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await second).toBe(false);
  expect(first.cutOff).not.toHaveBeenCalled();
});
