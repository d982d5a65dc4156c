import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { envOf, inStore } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";

test("a reader that leaves, like head, ends the command without a complaint", async () => {
  const config = tempConfig();
  await inStore(config, async (db) => {
    // More than a pipe takes.
    for (let times = 0; times < 6; times += 1)
      await db
        .insertInto("submissions")
        .values(Array.from({ length: 500 }, () => submissionRow({ state: "inbox" })))
        .execute();
  });
  const env = { ...process.env, ...envOf(config) };
  const child = spawn(process.execPath, ["server/bin/inbox.mjs", "list"], { env });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect([(await once(child, "close"))[0], complaints]).toEqual([0, ""]);
});
