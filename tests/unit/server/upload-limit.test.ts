import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createUploadLimit } from "../../../server/http/limits/upload-limit";

const upload = (length?: number, type = "multipart/form-data; boundary=b") =>
  ({
    method: "POST",
    headers: { "content-type": type, "content-length": length?.toString() },
  }) as unknown as IncomingMessage;
const response = () =>
  Object.assign(new EventEmitter(), { destroyed: false, writeHead() {} }) as unknown as ServerResponse;
const LARGE = 3_000_000;

test("eight uploads are taken at once, and two of one client", () => {
  const take = createUploadLimit();
  const clients = ["a", "a", "a", "b", "b", "b", "c", "c", "d", "d", "e", "f"];
  const taken = clients.filter((client) => take(upload(LARGE), response(), client));
  expect(taken.join("")).toBe("aabbccdd");
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ["its answer begins", (one) => one.writeHead(413)],
  ["its sender leaves", (one) => one.emit("close")],
])("a place is free again, once, when %s", (_case, end) => {
  const take = createUploadLimit();
  const first = response();
  take(upload(LARGE), first, "a");
  take(upload(LARGE), response(), "a");
  expect(take(upload(LARGE), response(), "a")).toBe(false);
  end(first);
  first.emit("close");
  expect(take(upload(LARGE), response(), "a")).toBe(true);
  expect(take(upload(LARGE), response(), "a")).toBe(false);
});

test("forms without a large file take no place; a file of unknown size does", () => {
  const take = createUploadLimit();
  for (const small of [upload(20_000), upload(undefined, "application/x-www-form-urlencoded")])
    for (let time = 0; time < 9; time += 1) expect(take(small, response(), "a")).toBe(true);
  expect([1, 2, 3].map(() => take(upload(), response(), "a"))).toEqual([true, true, false]);
});
