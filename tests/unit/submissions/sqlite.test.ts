import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { createRetention } from "../../../server/retention/retention";
import { tempConfig } from "../../support/commands/temp-config";
import { contact } from "../../support/forms/submissions";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.clear());
afterAll(() => upstream.stop());

test("sending fails when the store cannot be written", async () => {
  const blocked = join(mkdtempSync(join(tmpdir(), "blocked-")), "a-file");
  writeFileSync(blocked, "");
  const config = tempConfig({ API_BASE_URL: upstream.url, DATABASE_URL: `file:${blocked}/site.db` });
  const dependencies = createDependencies(config);
  expect(await dependencies.submissions.send(contact())).toEqual({ ok: false, reason: "store" });
  expect(await dependencies.ready()).toBe(false);
  expect(upstream.requests).toEqual([]);
});

test("in a folder that everyone may read, only the owner may read the store", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shared-"));
  chmodSync(folder, 0o755);
  const store = createStore(tempConfig({ DATABASE_URL: `file:${folder}/site.db` }));
  await store.check();
  const modes = readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  await store.close();
  expect(modes).toEqual(["600", "600", "600"]);
});

test("a delivered submission leaves no personal data in the database file, nor in its WAL", async () => {
  const config = tempConfig({ API_BASE_URL: upstream.url });
  const dependencies = createDependencies(config);
  await dependencies.submissions.send(contact());
  const store = createStore(config);
  await createRetention(store, config, dependencies.log).apply();
  for (const name of ["site.db", "site.db-wal"]) {
    expect(readFileSync(join(config.dataDir, name)).includes("amira@example.test")).toBe(false);
  }
  await store.close();
  await dependencies.close();
});
