import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { tempConfig } from "../../support/commands/temp-config";
import { envOf } from "../../support/store/both-stores";

const ROWS = 3_000;
const config = tempConfig();

beforeAll(async () => {
  const store = createStore(config);
  const db = await store.db();
  const row = { kind: "contact", state: "inbox", attempts: 0, created_at: 1, updated_at: 1 } as const;
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    ...row,
    id: `${at}`.padStart(36, "0"),
    payload: "{}",
  }));
  for (let at = 0; at < ROWS; at += 500) {
    await db
      .insertInto("submissions")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  await store.close();
});

function list(): ChildProcessByStdio<null, Readable, Readable> {
  const env = { ...process.env, ...envOf(config) };
  return spawn(process.execPath, ["server/bin/inbox.mjs", "list"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

test("a slow reader gets every line", async () => {
  const child = list();
  let output = "";
  for await (const chunk of child.stdout) {
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
  const [code] = await once(child, "close");
  expect([code, complaints]).toEqual([0, ""]);
});
