import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createSubmissionRepository } from "../../../server/submissions/repository";
import { tempConfig } from "../../support/commands/temp-config";

const contact = () => ({ id: randomUUID(), kind: "contact" as const, values: { message: "Hello" } });

test("submissions are counted by state, and the age of the oldest pending one is known", async () => {
  let time = 1_000_000;
  const store = createStore(tempConfig());
  const submissions = createSubmissionRepository(store, () => time);
  const none = { pending: 0, spam: 0, delivered: 0, inbox: 0, failed: 0 };
  expect(await submissions.countByState()).toEqual(none);
  expect(await submissions.oldestPendingAge()).toBe(0);
  await submissions.insertOrReplace(contact(), "worker");
  await submissions.insertOrReplace(contact(), "spam");
  expect(await submissions.countByState()).toEqual({ ...none, pending: 1, spam: 1 });
  time += 5_000;
  expect(await submissions.oldestPendingAge()).toBe(5_000);
  await store.close();
});
