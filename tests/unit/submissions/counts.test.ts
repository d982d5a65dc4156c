import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createDependencies } from "../../../server/dependencies";
import { tempConfig } from "../../support/temp-config";

const contact = () => ({ id: randomUUID(), kind: "contact" as const, values: { message: "Hello" } });

test("submissions are counted by state, and the oldest pending one has an age", async () => {
  const dependencies = createDependencies(tempConfig({ API_BASE_URL: "http://127.0.0.1:1" }));
  expect(await dependencies.store.countByState()).toMatchObject({ pending: 0, spam: 0, inbox: 0 });
  expect(await dependencies.store.oldestPendingAge()).toBe(0);
  const before = Date.now();
  await dependencies.submissions.send(contact());
  await dependencies.submissions.send({ ...contact(), spam: true });
  expect(await dependencies.store.countByState()).toEqual({
    pending: 1,
    spam: 1,
    delivered: 0,
    inbox: 0,
    failed: 0,
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const age = await dependencies.store.oldestPendingAge();
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThanOrEqual(Date.now() - before);
  await dependencies.close();
});
