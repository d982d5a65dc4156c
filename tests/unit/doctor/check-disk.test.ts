import { expect, test } from "vitest";
import { judgeFreeSpace } from "../../../server/doctor/check-disk";

test.each([
  [100_000_000, "fail"],
  [1_000_000_000, "warn"],
  [50_000_000_000, "ok"],
])("%d free bytes: %s", (bytes, level) => {
  const finding = judgeFreeSpace(bytes, "/data");
  expect(finding.level).toBe(level);
  expect(finding.text).toContain(`${bytes / 1_000_000} MB are free in /data`);
});
