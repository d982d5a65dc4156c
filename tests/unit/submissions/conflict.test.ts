import { describe, expect, test } from "vitest";
import type { SubmissionState } from "../../../server/database/schema";
import { resolveConflict } from "../../../server/submissions/conflict";

const NOW = 1_000;
const resolve = (
  state: SubmissionState,
  { digest = "same", spam = false, leased = false, acknowledged = false },
) =>
  resolveConflict(
    {
      state,
      digest: "same",
      lease_until: leased ? NOW + 1 : NOW,
      acknowledged_at: acknowledged ? NOW - 1 : null,
    },
    { digest, spam },
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
    ["delivered", {}, "conflict"],
    ["inbox", {}, "conflict"],
    ["spam", {}, "conflict"],
    ["spam", { spam: true }, "conflict"],
    ["pending", { acknowledged: true }, "conflict"],
    ["failed", { acknowledged: true }, "conflict"],
    ["pending", { leased: true }, "conflict"],
    ["pending", { spam: true }, "conflict"],
    ["pending", {}, "replace"],
    ["failed", {}, "replace"],
  ] as const)("%s, %j: %s", (state, more, result) => {
    expect(resolve(state, { ...more, digest: "other" })).toBe(result);
  });
});
