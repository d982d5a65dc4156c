import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createUploadSemaphore } from "../../../server/http/limits/upload-semaphore";

const upload = (length?: number, type = "multipart/form-data; boundary=b") =>
  ({
    method: "POST",
    headers: { "content-type": type, "content-length": length?.toString() },
  }) as unknown as IncomingMessage;
const response = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse & EventEmitter;
const LARGE = 3_000_000;

test("a permit is released when its response closes, to the upload that waited longest", async () => {
  const semaphore = createUploadSemaphore(1, 60_000);
  const [first, second, third] = [response(), response(), response()];
  expect(await semaphore(upload(LARGE), first)).toBe(true);
  const order: string[] = [];
  const waiting = semaphore(upload(LARGE), second).then((taken) => order.push(`second ${taken}`));
  const last = semaphore(upload(), third).then((taken) => order.push(`third ${taken}`));
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
  await semaphore(upload(LARGE), first);
  expect(await semaphore(upload(LARGE), response())).toBe(false);
  const leaving = response();
  const left = semaphore(upload(LARGE), leaving);
  leaving.emit("close");
  expect(await left).toBe(false);
  expect(await semaphore(upload(LARGE), Object.assign(response(), { destroyed: true }))).toBe(false);
  first.emit("close");
  expect(await semaphore(upload(LARGE), response())).toBe(true);
});

test("forms without a large file never wait", async () => {
  const semaphore = createUploadSemaphore(0, 10);
  expect(await semaphore(upload(20_000), response())).toBe(true);
  expect(await semaphore(upload(undefined, "application/x-www-form-urlencoded"), response())).toBe(true);
  expect(await semaphore(upload(undefined), response())).toBe(false);
});
