import { expect, test } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsMailedTo, openStore, QUIET, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { startMailbox } from "../support/servers/mailbox";
import { startSite } from "../support/servers/site";

test("a mail server that accepts late: every visitor is acknowledged, and each mail arrives exactly once", async () => {
  const mailbox = await startMailbox();
  mailbox.acceptDelay = 1_500;
  const site = await startSite({
    ...QUIET,
    SMTP_URL: mailbox.url,
    MAIL_TO: "team@site.test",
    API_TIMEOUT_MS: "300",
  });
  const visitors = new Visitors();
  const begun = Date.now();
  await visitors.crowd(site.url, 12 * scale);
  const answered = Date.now() - begun;
  const store = openStore(site.dataDir);
  const took = await untilDelivered(store, 120_000);
  const note = `answered in ${answered} ms, all mailed ${Math.round(took / 1000)} s later`;
  const counts = count("mail server accepts late", visitors, idsMailedTo(mailbox), note);
  expect(counts).toMatchObject({ acknowledged: 12 * scale, arrived: 12 * scale, duplicates: 0, lost: 0 });
  await store.close();
  await site.stop();
  await mailbox.stop();
});
