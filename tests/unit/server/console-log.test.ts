import { afterAll, expect, test, vi } from "vitest";
import { logConsole } from "../../../server/observability/log";

const before = { ...console };
afterAll(() => Object.assign(console, before));

test.each<["error" | "warn" | "log", "error" | "warn" | "info", unknown[], object, string]>([
  ["warn", "warn", ["the pool is full"], {}, "the pool is full"],
  ["log", "info", [{ email: "amira@example.test" }], {}, "printed by a library"],
  ["error", "error", [new RangeError("amira")], { error: "RangeError" }, "printed by a library"],
  [
    "error",
    "error",
    ["failed: amira", new RangeError("amira")],
    { error: "RangeError" },
    "printed by a library",
  ],
])("console.%s becomes a line of level %s without what a visitor typed: %j", (method, level, printed, fields, text) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  logConsole(log);
  console[method](...printed);
  expect(log[level].mock.calls).toEqual([[expect.objectContaining(fields), text]]);
  expect(JSON.stringify(log[level].mock.calls)).not.toContain("amira");
});
