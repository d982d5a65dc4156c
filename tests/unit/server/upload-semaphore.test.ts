import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createUploadSemaphore } from "../../../server/http/limits/upload-semaphore";

const upload = (length?: number, type = "multipart/form-data; boundary=b") =>
  ({
    method: "POST",
    headers: { "content-type": type, "content-length": length?.toString() },
  }) as unknown as IncomingMessage;
const answer = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse & EventEmitter;
const LARGE = 3_000_000;

test("a place is given back when its answer has gone, to who has waited longest", async () => {
  const slots = createUploadSemaphore(1, 60_000);
  const [first, second, third] = [answer(), answer(), answer()];
  expect(await slots(upload(LARGE), first)).toBe(true);
  const order: string[] = [];
  const waiting = slots(upload(LARGE), second).then((taken) => order.push(`second ${taken}`));
  const last = slots(upload(), third).then((taken) => order.push(`third ${taken}`));
  first.emit("close");
  await waiting;
  expect(order).toEqual(["second true"]);
  second.emit("close");
  await last;
  expect(order).toEqual(["second true", "third true"]);
});

test("who waits too long, or leaves, is not let in and takes no place", async () => {
  const slots = createUploadSemaphore(1, 10);
  const first = answer();
  await slots(upload(LARGE), first);
  expect(await slots(upload(LARGE), answer())).toBe(false);
  const leaving = answer();
  const left = slots(upload(LARGE), leaving);
  leaving.emit("close");
  expect(await left).toBe(false);
  expect(await slots(upload(LARGE), Object.assign(answer(), { destroyed: true }))).toBe(false);
  first.emit("close");
  expect(await slots(upload(LARGE), answer())).toBe(true);
});

test("forms without a large file never wait", async () => {
  const slots = createUploadSemaphore(0, 10);
  expect(await slots(upload(20_000), answer())).toBe(true);
  expect(await slots(upload(undefined, "application/x-www-form-urlencoded"), answer())).toBe(true);
  expect(await slots(upload(undefined), answer())).toBe(false);
});
