import { expect, onTestFinished, test, vi } from "vitest";
import { logConsole } from "../../../server/observability/log";

test("what a library prints is logged without what a visitor typed", () => {
  const before = { ...console };
  onTestFinished(() => void Object.assign(console, before));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  logConsole(log);
  console.warn("the pool is full");
  console.error("failed: amira", new RangeError("amira"));
  expect(log.warn.mock.calls).toEqual([[{}, "the pool is full"]]);
  const fields = expect.objectContaining({ error: "RangeError" });
  expect(log.error.mock.calls).toEqual([[fields, "printed by a library"]]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("amira");
});
