import { beforeEach, expect, test } from "vitest";
import type { Config } from "../../../server/config";
import { createSubmissionRepository } from "../../../server/submissions/repository";
import { doctor } from "../../support/commands/doctor";
import { openStore } from "../../support/faults/store";
import { contact } from "../../support/forms/submissions";
import { envOf, onBothStores } from "../../support/store/both-stores";

const HOUR = 60 * 60 * 1000;

onBothStores((fresh) => {
  let config: Readonly<Config>;
  beforeEach(async () => {
    config = await fresh();
  });
  const store = () => openStore(config.dataDir, envOf(config).DATABASE_URL);

  test("a sound store is opened and written, and nothing stays behind", async () => {
    const server = store();
    await server.db();
    await server.close();
    const { code, lines } = await doctor(envOf(config));
    expect(code).toBe(0);
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok {4}store: .+ is open and its tables are up to date/),
    );
    expect(lines).toContain("ok    store: a row was written and deleted");
    expect(lines).toContain("ok    submissions: none");
    expect(lines.filter((line) => line.startsWith("fail"))).toEqual([]);
    const opened = store();
    expect(await (await opened.db()).selectFrom("hits").selectAll().execute()).toEqual([]);
    await opened.close();
  });

  test("erasure that waits because the clock is in doubt is reported", async () => {
    const opened = store();
    await (await opened.db()).insertInto("retention_waits").values({ step: "inbox", runs: 1 }).execute();
    await opened.close();
    const { lines } = await doctor(envOf(config));
    expect(lines).toContainEqual(expect.stringMatching(/^warn {2}submissions: .+ \(inbox\) .+ clock right/));
  });

  test("submissions that failed or have waited for long are reported", async () => {
    const opened = store();
    const earlier = createSubmissionRepository(opened, () => Date.now() - HOUR);
    await earlier.insertOrReplace(contact(), "caller");
    const { id } = contact();
    await earlier.insertOrReplace({ ...contact(), id }, "caller");
    await (await opened.db())
      .updateTable("submissions")
      .set({ state: "failed" })
      .where("id", "=", id)
      .execute();
    await opened.close();
    const { code, lines } = await doctor(envOf(config));
    expect(code).toBe(0);
    expect(lines).toContain("ok    submissions: 1 pending, 1 failed");
    expect(lines).toContainEqual(expect.stringMatching(/^warn {2}submissions: 1 failed for good/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^warn {2}submissions: the oldest pending one has waited 60 min/),
    );
  });
});
