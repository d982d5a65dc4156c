import { describe, expect, test } from "vitest";
import type { SubmissionState } from "../../../server/database/schema";
import { resolveConflict } from "../../../server/submissions/conflict";

const NOW = 1_000;
const resolve = (
  state: SubmissionState,
  { isSame = true, spam = false, leased = false, acknowledged = false, maySeparate = true },
) =>
  resolveConflict(
    {
      state,
      lease_until: leased ? NOW + 1 : NOW,
      acknowledged_at: acknowledged ? NOW - 1 : null,
    },
    { isSame, spam, maySeparate },
    NOW,
  );

describe("the same content under the same id is one submission", () => {
  test.each([
    ["delivered", {}, "delivered"],
    ["inbox", {}, "stored"],
    ["pending", { acknowledged: true }, "stored"],
    ["pending", { leased: true, acknowledged: true }, "stored"],
    ["pending", { leased: true }, "busy"],
    ["pending", {}, "replace"],
    ["failed", {}, "replace"],
    ["failed", { acknowledged: true }, "stored"],
    ["pending", { spam: true }, "stored"],
    ["spam", { spam: true }, "stored"],
    ["spam", {}, "replace"],
  ] as const)("%s, %j: %s", (state, more, result) => {
    expect(resolve(state, more)).toBe(result);
  });
});

describe("different content under the same id replaces only an attempt that its visitor saw fail", () => {
  test.each([
    ["delivered", {}, "separate"],
    ["inbox", {}, "separate"],
    ["spam", {}, "separate"],
    ["spam", { spam: true }, "separate"],
    ["pending", { acknowledged: true }, "separate"],
    ["failed", { acknowledged: true }, "separate"],
    ["pending", { leased: true }, "separate"],
    ["pending", { spam: true }, "separate"],
    ["pending", {}, "replace"],
    ["failed", {}, "replace"],
  ] as const)("%s, %j: %s", (state, more, result) => {
    expect(resolve(state, { ...more, isSame: false })).toBe(result);
  });
});

describe("different content whose captcha has been used waits for the end of a delivery", () => {
  test.each([
    ["delivered", {}, "captcha-used"],
    ["pending", { leased: true, acknowledged: true }, "captcha-used"],
    ["pending", { spam: true }, "captcha-used"],
    ["pending", { leased: true }, "busy"],
    ["pending", {}, "replace"],
  ] as const)("%s, %j: %s", (state, more, result) => {
    expect(resolve(state, { ...more, isSame: false, maySeparate: false })).toBe(result);
  });
});
