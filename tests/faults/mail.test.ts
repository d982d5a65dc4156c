import { expect, test } from "vitest";
import { count, scale } from "../support/faults/report";
import { idsInTexts, openStore, untilDelivered } from "../support/faults/store";
import { Visitors } from "../support/faults/visitors";
import { startMailbox } from "../support/servers/mailbox";
import { startSite } from "../support/servers/site";

test("a mail server that accepts late: every visitor is acknowledged, and each mail arrives exactly once", async () => {
  await using mailbox = await startMailbox();
  mailbox.acceptDelay = 1_500;
  await using site = await startSite({
    SMTP_URL: mailbox.url,
    MAIL_TO: "team@site.test",
    MAIL_FROM: "web@site.test",
    API_TIMEOUT_MS: "300",
  });
  const visitors = new Visitors();
  const begun = Date.now();
  await visitors.crowd(site.url, 12 * scale);
  const answered = Date.now() - begun;
  await using store = openStore(site.dataDir);
  const took = await untilDelivered(store, 120_000);
  const note = `answered in ${answered} ms, all mailed ${Math.round(took / 1000)} s later`;
  const texts = mailbox.letters.map(({ email }) => email.text);
  const counts = count("mail server accepts late", visitors, idsInTexts(texts), note);
  expect(counts).toMatchObject({ acknowledged: 12 * scale, arrived: 12 * scale, duplicates: 0, lost: 0 });
});
