import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore, type Store } from "../../../server/database/store";
import { tempConfig } from "../../support/commands/temp-config";
import { noPostgres, type Postgres, startPostgres } from "../../support/servers/postgres";
import { type SwallowingProxy, startSwallowingProxy } from "../../support/servers/swallowing-proxy";

const RECOVERY_MS = 15_000;

describe.skipIf(noPostgres)("PostgreSQL", () => {
  let postgres: Postgres;
  let proxy: SwallowingProxy;
  let store: Store;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    const direct = await postgres.database();
    proxy = await startSwallowingProxy(Number(new URL(direct).port));
    store = createStore(tempConfig({ DATABASE_URL: direct.replace(/:\d+\//, `:${proxy.port}/`) }));
    return async () => {
      await store.close();
      await proxy.stop();
    };
  });

  test("when every connection of the pool hangs, the store responds again within 15 s", async () => {
    await Promise.all(Array.from({ length: 30 }, () => store.check()));
    proxy.swallow();
    const begun = Date.now();
    await vi.waitFor(() => store.check(), { timeout: 30_000, interval: 500 });
    expect(Date.now() - begun).toBeLessThan(RECOVERY_MS);
  });

  test("a submission whose connection hangs in its transaction can be written again within 15 s", async () => {
    const db = await store.db();
    const row = {
      id: "one",
      kind: "contact",
      state: "pending",
      form_id: "1",
      attempts: 0,
      created_at: 1,
    } as const;
    await db
      .insertInto("submissions")
      .values({ ...row, updated_at: 1, give_up_at: 1 })
      .execute();
    const begun = Date.now();
    const hanging = db.transaction().execute(async (trx) => {
      await trx.updateTable("submissions").set({ attempts: 7 }).execute();
      proxy.swallow();
      await trx.selectFrom("submissions").selectAll().execute();
    });
    await expect(hanging).rejects.toThrow();
    // Neither the query nor the rollback took longer than a query's time limit.
    expect(Date.now() - begun).toBeLessThan(8_000);
    const again = () => db.updateTable("submissions").set({ updated_at: 2 }).execute();
    // Until the server ends it, that session holds the lock on the row.
    await vi.waitFor(again, { timeout: 20_000, interval: 500 });
    expect(Date.now() - begun).toBeLessThan(RECOVERY_MS);
    expect(await db.selectFrom("submissions").select(["attempts", "updated_at"]).execute()).toEqual([
      { attempts: 0, updated_at: 2 },
    ]);
  });
});
