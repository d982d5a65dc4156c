import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, test } from "vitest";
import { envOf, inStore } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";

const config = tempConfig();

beforeAll(async () => {
  await inStore(config, async (db) => {
    for (let at = 0; at < 25_000; at += 500) {
      const rows = Array.from({ length: 500 }, () => submissionRow({ state: "inbox" }));
      await db.insertInto("submissions").values(rows).execute();
    }
  });
});

const env = { ...process.env, ...envOf(config) };
const command = ["server/bin/inbox.mjs", "list"];
const list = () => spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] });

test("a reader that leaves, like head, ends the command without a complaint", async () => {
  const child = list();
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect([(await once(child, "close"))[0], complaints]).toEqual([0, ""]);
});
