import { expect, test, vi } from "vitest";
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

test("a mail server that refuses one of two addresses for now: each address gets each mail once", async () => {
  let isFull = true;
  const mailbox = await startMailbox({
    onRcptTo({ address }, _session, done) {
      const refused = isFull && address === "sales@site.test";
      done(refused ? Object.assign(new Error("later"), { responseCode: 451 }) : null);
    },
  });
  const MAIL_TO = "office@site.test, sales@site.test";
  const site = await startSite({ ...QUIET, SMTP_URL: mailbox.url, MAIL_TO });
  const visitors = new Visitors();
  await visitors.crowd(site.url, 6 * scale);
  const mailedTo = (address: string) =>
    idsMailedTo({ ...mailbox, letters: mailbox.letters.filter(({ to }) => to.includes(address)) });
  await vi.waitFor(() => expect(mailedTo("office@site.test")).toHaveLength(6 * scale), 60_000);
  isFull = false;
  const store = openStore(site.dataDir);
  await untilDelivered(store, 60_000);
  const counts = count("mail refused by one of two addresses", visitors, mailedTo("sales@site.test"));
  expect(counts).toMatchObject({ acknowledged: 6 * scale, arrived: 6 * scale, duplicates: 0, lost: 0 });
  expect(mailedTo("office@site.test")).toHaveLength(6 * scale);
  await store.close();
  await site.stop();
  await mailbox.stop();
});
