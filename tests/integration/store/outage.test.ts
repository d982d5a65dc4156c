import { expect, test, vi } from "vitest";
import { createStore } from "../../../server/database/store";
import { createDependencies } from "../../../server/dependencies";
import { contact } from "../../support/forms/submissions";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores } from "../../support/store/both-stores";

onBothStores((fresh) => {
  test("an outage of 5xx ends for all at its first success, however long each still had to wait", async () => {
    const upstream = await startFakeUpstream();
    const config = await fresh({ API_BASE_URL: upstream.url });
    const site = createDependencies(config);
    upstream.mode = { status: 503 };
    for (let message = 0; message < 3; message += 1) await site.submissions.send(contact());
    upstream.mode = "ok";
    const store = createStore(config);
    const db = await store.db();
    const times = { next_attempt_at: Date.now() + 300_000, updated_at: Date.now() - 20_000 };
    await db.updateTable("submissions").set(times).execute();
    site.background.start();
    await vi.waitFor(
      () => expect(upstream.requests.filter(({ accepted }) => accepted)).toHaveLength(3),
      10_000,
    );
    await site.close();
    await store.close();
    await upstream.stop();
  });
});
