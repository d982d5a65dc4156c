import { expect, onTestFinished, test } from "vitest";
import { createStore } from "../../../server/outbox/store/store";
import { createDependencies } from "../../../server/site/dependencies";
import { career, contact, send } from "../../support/forms/submissions";
import { startMailbox } from "../../support/servers/mailbox";
import { entriesIn } from "../../support/store/inbox";
import { tempConfig } from "../../support/store/temp-config";

/** A site whose mail server takes mails of 100 kB. */
async function start() {
  const box = await startMailbox({ size: 100_000 });
  const config = tempConfig({ SMTP_URL: box.url, MAIL_TO: "team@site.test", MAIL_FROM: "web@site.test" });
  const dependencies = createDependencies(config);
  const store = createStore(config);
  for (const end of [store.close, dependencies.close, box.stop]) onTestFinished(end);
  dependencies.background.start();
  return { box, submissions: dependencies.submissions, entries: () => entriesIn(store) };
}

test("an application whose file the mail server does not take is mailed without it, and waits with it in the store", async () => {
  const { box, submissions, entries } = await start();
  await send(submissions, career(new Uint8Array(300_000)));
  await expect.poll(() => box.letters.length, { timeout: 10_000 }).toBe(1);
  await expect.poll(async () => (await entries())[0]?.state).toBe("inbox");
  expect((await entries())[0]).toMatchObject({
    values: { role: "Data Engineer" },
    files: [{ name: "cv.pdf", size: 300_000 }],
    lastError: "file too large for the mail server",
  });
});

test("submissions that have failed for good are told to MAIL_TO in one mail", async () => {
  const { box, submissions, entries } = await start();
  box.refuses = /unwanted/;
  for (const message of ["unwanted 1", "unwanted 2"]) await submissions.send(contact({ message }));
  const states = async () => (await entries()).map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(["failed", "failed"]);
  await expect.poll(() => box.letters.length, { timeout: 10_000 }).toBe(1);
  expect(box.letters[0]?.to).toEqual(["team@site.test"]);
  expect(box.letters[0]?.email.text).toMatch(
    /could not be delivered.+\n\nTo see them: npm run inbox -- list failed\n/,
  );
  expect(box.letters[0]?.raw).not.toContain("amira@example.test");
});
