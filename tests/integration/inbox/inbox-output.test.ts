import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { tempConfig } from "../../support/commands/temp-config";
import { envOf } from "../../support/store/both-stores";
import { submissionRow } from "../../support/store/submission-row";

const ROWS = 3_000;
const config = tempConfig();

beforeAll(async () => {
  const store = createStore(config);
  const db = await store.db();
  const rows = Array.from({ length: 500 }, () => "inbox" as const);
  for (let at = 0; at < ROWS; at += rows.length) {
    await db
      .insertInto("submissions")
      .values(rows.map((state) => submissionRow({ state })))
      .execute();
  }
  await store.close();
});

const list = () =>
  spawn(process.execPath, ["server/bin/inbox.mjs", "list"], {
    env: { ...process.env, ...envOf(config) },
    stdio: ["ignore", "pipe", "pipe"],
  });

test("a slow reader gets every line", async () => {
  let output = "";
  for await (const chunk of list().stdout) {
    output += chunk;
    // Longer than the command takes to read the next page.
    await setTimeout(50);
  }
  expect(output.trimEnd().split("\n")).toHaveLength(ROWS + 1);
  expect(output).toMatch(/\n3000 inbox\. Store: .+\n$/);
});

test("a reader that leaves, as head does, ends the command quietly", async () => {
  const child = list();
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect([(await once(child, "close"))[0], complaints]).toEqual([0, ""]);
});
