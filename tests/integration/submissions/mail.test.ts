import { expect, onTestFinished, test, vi } from "vitest";
import { createFailureNotice } from "../../../server/outbox/delivery/failure-notice";
import { countSubmissions } from "../../../server/outbox/store/counts";
import type { SubmissionState } from "../../../server/outbox/store/schema";
import { createStore } from "../../../server/outbox/store/store";
import { createDependencies } from "../../../server/site/dependencies";
import { career, send } from "../../support/forms/submissions";
import { recordingLog } from "../../support/recording-log";
import { refusal, startMailbox } from "../../support/servers/mailbox";
import { onBothStores } from "../../support/store/both-stores";
import { entriesIn } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";

const MAIL = { MAIL_TO: "team@site.test", MAIL_FROM: "web@site.test" };

/** A site whose mail server takes mails of 100 kB. */
async function start() {
  const box = await startMailbox({ size: 100_000 });
  const config = tempConfig({ ...MAIL, SMTP_URL: box.url });
  const dependencies = createDependencies(config);
  const store = createStore(config);
  for (const end of [store.close, dependencies.close, box.stop]) onTestFinished(end);
  return { box, ...dependencies, db: await store.db(), entries: () => entriesIn(store) };
}

test("an application whose file the mail server does not take is mailed without it, and waits with it in the store", async () => {
  const { box, submissions, background, entries } = await start();
  background.start();
  await send(submissions, career(new Uint8Array(300_000)));
  await expect.poll(() => box.letters.length, { timeout: 10_000 }).toBe(1);
  await expect.poll(async () => (await entries())[0]?.state).toBe("inbox");
  expect((await entries())[0]).toMatchObject({
    values: { role: "Data Engineer" },
    files: [{ name: "cv.pdf", size: 300_000 }],
    lastError: "file too large for the mail server",
  });
});

test("MAIL_TO hears with the hourly sweep of what failed", async () => {
  const { box, background, db } = await start();
  const failed = submissionRow({ state: "failed", updated_at: Date.now() });
  await db.insertInto("submissions").values(failed).execute();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  background.start();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  vi.useRealTimers();
  await expect.poll(() => box.letters.length, { timeout: 10_000 }).toBe(1);
});

onBothStores((fresh) => {
  test("MAIL_TO hears once of what failed or waits for an hour, again when there is more, and daily", async () => {
    const store = createStore(await fresh());
    await using box = await startMailbox();
    onTestFinished(store.close);
    const db = await store.db();
    const { log, lines } = recordingLog();
    const { mail = expect.unreachable() } = tempConfig({ ...MAIL, SMTP_URL: box.url });
    const notify = createFailureNotice(mail, "Site", log, () => countSubmissions(store));
    const add = (state: SubmissionState, created_at: number) =>
      db.insertInto("submissions").values(submissionRow({ state, created_at })).execute();
    const texts = async () => {
      await notify();
      return box.letters.map(({ email }) => email.text?.match(/\d+(?=[.\n])/g)?.join());
    };
    const clock = vi.spyOn(Date, "now");
    onTestFinished(() => clock.mockRestore());
    const now = Date.now();
    const hours = (count: number) => now + count * 60 * 60 * 1000;
    await add("pending", now);
    await add("delivered", hours(-2));
    expect(await texts()).toEqual([]);
    await add("pending", hours(-2));
    await add("failed", now);
    box.refuse = () => refusal(554);
    expect(await texts()).toEqual([]);
    expect(lines.map(({ why }) => why)).toEqual(["SMTP 554 to DATA"]);
    box.refuse = undefined;
    expect(await texts()).toEqual(["1,1"]);
    expect(box.letters[0]).toMatchObject({
      to: ["team@site.test"],
      email: { subject: expect.stringContaining(": 2 ") },
    });
    expect(await texts()).toHaveLength(1);
    await add("failed", now);
    expect(await texts()).toEqual(["1,1", "2,1"]);
    clock.mockReturnValue(hours(2));
    expect(await texts()).toEqual(["1,1", "2,1", "2,2"]);
    clock.mockReturnValue(hours(25));
    expect(await texts()).toHaveLength(3);
    clock.mockReturnValue(hours(27));
    expect(await texts()).toHaveLength(4);
    await db.deleteFrom("submissions").execute();
    clock.mockReturnValue(hours(60));
    expect(await texts()).toHaveLength(4);
  });
});
