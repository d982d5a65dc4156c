import { expect, test } from "vitest";
import { createStore } from "../../../server/database/store";
import { countInStore } from "../../../server/rate-limit/store-counter";
import { onBothStores } from "../../support/store/both-stores";

const HOUR = 3_600_000;

/** A full hour. */
const START = Math.ceil(Date.now() / HOUR) * HOUR;

onBothStores((fresh) => {
  async function machines(perMinute: number, perHour: number) {
    const config = await fresh({
      RATE_LIMIT_PER_MINUTE: String(perMinute),
      RATE_LIMIT_PER_HOUR: String(perHour),
    });
    const clock = { time: START };
    const stores = [createStore(config), createStore(config)];
    const [one, two] = stores.map((store) => countInStore(store, config, "secret", () => clock.time));
    if (!one || !two) throw new Error("two were made");
    return {
      one,
      two,
      clock,
      store: stores[0],
      close: () => Promise.all(stores.map((store) => store.close())),
    };
  }

  test("two machines share the count of each client, and no address is stored", async () => {
    const { one, two, store, close } = await machines(3, 0);
    expect([await one("192.0.2.1"), await two("192.0.2.1"), await one("192.0.2.1")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await two("192.0.2.1")).toBeGreaterThan(0);
    expect(await two("192.0.2.2")).toBeUndefined();
    const rows = await (await store?.db())?.selectFrom("rate_limit_windows").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
    await close();
  });

  test("of simultaneous requests exactly as many pass as the limit allows", async () => {
    const { one, two, close } = await machines(5, 0);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? one : two)("client")));
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(5);
    await close();
  });

  test("a client that waits for its Retry-After is accepted, with the limit per minute and per hour", async () => {
    const { one, clock, close } = await machines(2, 4);
    for (let sent = 0; sent < 12; sent += 1) {
      let wait = await one("client");
      for (let tries = 0; wait !== undefined; tries += 1) {
        expect(tries).toBeLessThan(3);
        expect(wait).toBeLessThanOrEqual(7200);
        clock.time += wait * 1000;
        wait = await one("client");
      }
      clock.time += 7_000;
    }
    // Four an hour: eleven more than the first took two hours at least.
    expect(clock.time - START).toBeGreaterThan(1.5 * HOUR);
    await close();
  });
});
