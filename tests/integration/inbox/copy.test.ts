import { join } from "node:path";
import { beforeEach, expect, inject, test } from "vitest";
import type { Config } from "../../../server/config/config";
import { createDependencies } from "../../../server/site/dependencies";
import type { Dependencies } from "../../../server/types";
import { career, contact, send } from "../../support/forms/submissions";
import { createDatabase, noPostgres } from "../../support/servers/postgres";
import { envOf, inStore, runCommand } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";

let config: Readonly<Config>;
let site: Dependencies;

beforeEach(async () => {
  config = tempConfig();
  site = createDependencies(config);
  await send(site.submissions, career(), { id: "used", expiry: 1 });
  await site.submissions.send(contact({ message: "Zoë" }));
  return () => site.close();
});

/** A copy of the store that no server has open. */
async function stoppedStore(): Promise<string> {
  const { text } = await runCommand(["backup", tempConfig().dataDir], envOf(config));
  return /\S+\.db/.exec(text)?.[0] ?? "";
}
const NOWHERE = "postgres://site:hidden@127.0.0.1:1/site";
const copy = (file: string, to: string) => runCommand(["copy", "--to", to], { DATABASE_URL: `file:${file}` });

/** All that a store holds. */
function contentOf(database: Config["database"]) {
  return inStore({ database }, async (db) => ({
    files: await db.selectFrom("files").selectAll().orderBy("id").execute(),
    chunks: (
      await db.selectFrom("file_chunks").selectAll().orderBy("file_id").orderBy("position").execute()
    ).map(({ bytes, ...chunk }) => ({ ...chunk, bytes: Buffer.from(bytes).toString("base64") })),
    submissions: await db.selectFrom("submissions").selectAll().orderBy("id").execute(),
    captchas: await db.selectFrom("used_captchas").selectAll().execute(),
  }));
}

test.skipIf(noPostgres)("a SQLite store is copied to PostgreSQL with its ids and files, once", async () => {
  const to = await createDatabase(inject("postgres"));
  const receipts = Array.from({ length: 450 }, () => submissionRow({ state: "delivered", delivered_at: 1 }));
  await inStore(config, (db) => db.insertInto("submissions").values(receipts).execute());
  const { code, text } = await copy(await stoppedStore(), to);
  expect(text).toMatch(/^Copied to PostgreSQL 127\.\S+: 2 inbox, 450 delivered\. [^\n]+\n$/);
  expect(code).toBe(0);
  const content = await contentOf(config.database);
  expect([content.files.length, content.chunks.length, content.captchas.length]).toEqual([1, 3, 1]);
  expect(await contentOf({ kind: "postgres", url: to })).toEqual(content);
  const again = { code: 1, text: expect.stringMatching(/^[^\n]+it already has submissions[^\n]+\n$/) };
  expect(await copy(await stoppedStore(), to)).toEqual(again);
});

test("a store that a server has open is not copied, and the server goes on", async () => {
  const text = expect.stringMatching(/^.*stop the server first.*\n$/);
  expect(await copy(join(config.dataDir, "site.db"), NOWHERE)).toEqual({ code: 1, text });
  expect(await site.submissions.send(contact())).toEqual({ ok: true });
});

test("an address where nothing answers is reported in one line, without its password", async () => {
  const text = expect.stringMatching(/^(?!.*hidden).+127\.0\.0\.1:1\/site: connection refused.+\n$/);
  expect(await copy(await stoppedStore(), NOWHERE)).toEqual({ code: 1, text });
});
