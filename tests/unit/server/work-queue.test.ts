import { expect, test, vi } from "vitest";
import { createWorkQueue } from "../../../server/http/page-cache/work-queue";

test("jobs run one after another, and later ones when no others wait", async () => {
  const done: string[] = [];
  const queue = createWorkQueue(() => {});
  const job = (name: string) => async () => void done.push(name);
  for (const name of ["taken at once", "later"]) queue.add(job(name), "later");
  for (const name of ["first", "second"]) queue.add(job(name), "soon");
  await vi.waitFor(() => expect(done).toEqual(["taken at once", "first", "second", "later"]));
});

test("a job that fails is reported, and the next ones run", async () => {
  const failed = vi.fn();
  const queue = createWorkQueue(failed);
  const error = new Error("no memory");
  const next = vi.fn(async () => {});
  queue.add(() => Promise.reject(error), "later");
  queue.add(() => {
    throw error;
  }, "later");
  queue.add(next, "later");
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(failed.mock.calls).toEqual([[error], [error]]);
});
