import { expect, test } from "vitest";
import type { SubmissionState } from "../../../server/database/schema";
import { resolveConflict } from "../../../server/submissions/conflict";

const NOW = 1_000;

test.each<[SubmissionState, "same" | "other", SubmissionState, number | null, string]>([
  ["delivered", "same", "pending", null, "delivered"],
  ["delivered", "other", "pending", null, "conflict"],
  ["inbox", "same", "inbox", null, "stored"],
  ["inbox", "other", "inbox", null, "conflict"],
  ["pending", "same", "spam", null, "conflict"],
  ["pending", "other", "pending", NOW + 1, "busy"],
  ["pending", "other", "pending", NOW, "replace"],
  ["failed", "other", "pending", null, "replace"],
  ["spam", "other", "spam", null, "replace"],
])("over a %s submission, the %s content arriving as %s, lease until %s: %s", (state, digest, arriving, lease_until, result) => {
  const stored = { state, digest: "same", lease_until };
  expect(resolveConflict(stored, { state: arriving, digest }, NOW)).toBe(result);
});
