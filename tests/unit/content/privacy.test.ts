import { expect, test } from "vitest";
import { loader } from "~/routes/privacy";
import { CAPTCHA_MS } from "../../../server/captcha/captcha";
import { readConfig } from "../../../server/config";
import {
  RATE_LIMIT_RETENTION_MS,
  RETENTION_INTERVAL_MS,
  SPAM_RETENTION_MS,
} from "../../../server/retention/retention";
import { createSessions } from "../../../server/session/session";
import { CAMPAIGN_PARAMETERS } from "../../../server/submissions/campaign-parameters";
import { GIVE_UP_AFTER_MS } from "../../../server/submissions/lease";
import type { Dependencies } from "../../../server/types";
import { STAGED_UPLOAD_MS } from "../../../server/uploads/files";
import { strings } from "../../support/content";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function privacy(env: Record<string, string> = {}) {
  const config = readConfig(env);
  const dependencies = { config } as Dependencies;
  const { page } = loader({
    request: new Request("http://localhost/"),
    params: {},
    context: { dependencies },
  });
  const rows = page.sections.flatMap(({ rows = [] }) => rows);
  return {
    config,
    text: strings(page)
      .map(({ text }) => text)
      .join("\n"),
    timeOf: (title: RegExp) => rows.find((row) => title.test(row.title))?.time,
  };
}

const API = { API_BASE_URL: "http://localhost:9" };
const MAIL = { SMTP_URL: "smtp://localhost:25", MAIL_TO: "office@example.test" };

test("the privacy page's figures are those of the code", () => {
  const { text, timeOf } = privacy(API);
  expect(timeOf(/^A résumé/)).toBe(`${STAGED_UPLOAD_MS / MINUTE} minutes`);
  expect(timeOf(/on its way/)).toBe(`${GIVE_UP_AFTER_MS / DAY} days`);
  expect(timeOf(/trap/)).toBe(`${SPAM_RETENTION_MS / DAY} days`);
  expect(timeOf(/captcha/)).toBe(`${CAPTCHA_MS / MINUTE} minutes`);
  expect(text).toContain(`within ${RETENTION_INTERVAL_MS / MINUTE / 60} hour.`);
  const shared = privacy({ DATABASE_URL: "postgres://site@localhost/site" });
  expect(shared.timeOf(/^A count/)).toBe(`${RATE_LIMIT_RETENTION_MS / MINUTE / 60} hours`);
});

test("the privacy page shows the configured days, and 0 as no limit", () => {
  const usual = privacy(API);
  expect(usual.timeOf(/receipt/)).toBe("90 days");
  expect(usual.timeOf(/not be delivered/)).toBe("180 days");
  const other = privacy({ ...API, RECEIPT_RETENTION_DAYS: "1", INBOX_RETENTION_DAYS: "0" });
  expect(other.timeOf(/receipt/)).toBe("1 day");
  expect(other.timeOf(/not be delivered/)).toBe("No limit");
  expect(privacy({ INBOX_RETENTION_DAYS: "45" }).timeOf(/^A message/)).toBe("45 days");
});

test.each([
  ["http://localhost:3000", ""],
  ["https://example.test", "__Host-"],
])("the privacy page names the cookies that %s sets", async (siteUrl, prefix) => {
  const { config, timeOf } = privacy({ SITE_URL: siteUrl });
  const sessions = createSessions(config, ["a-secret-of-sixteen"]);
  const toast = { type: "success", form: "contact", message: "" } as const;
  const { headers } = await sessions.redirectWithToast("/", toast);
  const set = [
    await sessions.rememberCaptchas(new Request(siteUrl), []),
    headers.get("Set-Cookie") ?? "",
    await sessions.handOutCheck(),
  ];
  for (const cookie of set) {
    const [, name, seconds] = /^([^=]+)=.*Max-Age=(\d+)/.exec(cookie) ?? [];
    expect(name?.startsWith(prefix)).toBe(true);
    expect(timeOf(new RegExp(`^${name}$`))).toBe(
      seconds === "60" ? "1 minute" : `${Number(seconds) / 3600} hour`,
    );
  }
});

test("the privacy page says who handles the data where the operator has said so, and where to ask otherwise", () => {
  const filled = privacy({
    OPERATOR_NAME: "Site Ltd",
    OPERATOR_ADDRESS: "1 Example Street, London",
    OPERATOR_EMAIL: "privacy@site.test",
    PRIVACY_OFFICER: "Ada Hill, dpo@site.test.",
    PRIVACY_PROCESSORS: "Host Ltd, Dublin (hosting).",
    PRIVACY_TRANSFERS: "",
  }).text;
  expect(filled).toContain("Site Ltd\n1 Example Street\nLondon\nprivacy@site.test");
  for (const said of [
    "bind them: Host Ltd",
    "officer: Ada Hill",
    "Write to privacy@site.test",
    "kept and read within",
  ])
    expect(filled).toContain(said);
  const bare = privacy().text;
  for (const said of ["Ask us for the list", "Ask us which office", "with the message form"])
    expect(bare).toContain(said);
  expect(bare).not.toContain("officer");
});

test("the privacy page says what is kept of where a visitor came from", () => {
  const { text } = privacy();
  const sentence = /^The form also says where your visit came from:.*$/m.exec(text)?.[0];
  expect(sentence).toMatch(/the page the form is on, the name of the site .* and the labels .* erased/);
  const named = sentence?.match(/\((\w+), (\w+) and their kind\)/)?.slice(1);
  expect(CAMPAIGN_PARAMETERS).toEqual(expect.arrayContaining(named ?? [""]));
});

test("it tells apart forms that stay here, go to the API and go out as mail", () => {
  const texts = [{}, API, MAIL].map((env) => privacy(env as Record<string, string>).text);
  expect(new Set(texts).size).toBe(3);
});

test("it names the other hosts that a visitor may meet, and none where there is none", () => {
  const { text } = privacy({
    SCHEDULER_URL: "https://calendar.example.test/team",
    DEMO_VIDEO_URL: "https://player.example.test/1",
    MEDIA_BASE_URL: "https://media.example.test",
  });
  for (const host of ["calendar", "player", "media"]) expect(text).toContain(`${host}.example.test`);
  expect(privacy().text).not.toMatch(/https?:|\.test\b/);
});

test.each([
  {},
  API,
  MAIL,
  { DATABASE_URL: "postgres://site@localhost/site" },
])("the privacy page fills in every figure with %o", (env) => {
  expect(privacy(env as Record<string, string>).text).not.toMatch(/[{}]|undefined|NaN/);
});
