import { expect, test } from "vitest";
import { privacySections } from "~/content/pages/privacy";
import type { Owner } from "~/content/types/owner";
import { readConfig } from "../../../server/config/config";
import { retentionPolicy } from "../../../server/site/retention-policy";
import { createSessions } from "../../../server/site/security/session";
import { emptyOwner } from "../../support/content";

const API = { API_BASE_URL: "http://localhost:9" };
const MAIL = { SMTP_URL: "smtp://localhost:25", MAIL_TO: "team@site.test", MAIL_FROM: "web@site.test" };

function privacy(env: Record<string, string> = {}, facts: Partial<Owner> = {}) {
  const sections = privacySections(retentionPolicy(readConfig(env)), { ...emptyOwner, ...facts }, "Brand");
  const texts = sections.flatMap(({ paragraphs, address = [] }) => [...paragraphs, ...address]);
  const rows = sections.flatMap(({ rows = [] }) => rows);
  return {
    text: texts.join("\n"),
    timeOf: (title: RegExp) => rows.find((row) => title.test(row.title))?.time,
  };
}

test.each([
  [API, /^A CV/, "30 minutes"],
  [API, /captcha/, "30 minutes"],
  [API, /on its way/, "7 days"],
  [API, /trap/, "30 days"],
  [API, /receipt/, "90 days"],
  [API, /not be delivered/, "180 days"],
  [{ ...API, RECEIPT_RETENTION_DAYS: "1" }, /receipt/, "1 day"],
  [{ ...API, INBOX_RETENTION_DAYS: "0" }, /not be delivered/, "No limit"],
  [{ INBOX_RETENTION_DAYS: "45" }, /^A message/, "45 days"],
])("with %o the privacy page says of %s: %s", (env, title, time) => {
  expect(privacy(env as Record<string, string>).timeOf(title)).toBe(time);
});

test.each([
  ["http://localhost:3000", ""],
  ["https://example.test", "__Host-"],
])("the privacy page names the cookies that %s sets", async (siteUrl, prefix) => {
  const sessions = createSessions(readConfig({ SITE_URL: siteUrl }), ["a-secret-of-sixteen"]);
  const { timeOf } = privacy({ SITE_URL: siteUrl });
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
    const time = seconds === "60" ? "1 minute" : `${Number(seconds) / 3600} hour`;
    expect(timeOf(new RegExp(`^${name}$`))).toBe(time);
  }
});

test.each<[string, unknown, string, string?]>([
  ["legalEntity", "Site Ltd", "is:\nSite Ltd\n", "is:\nBrand\n"],
  ["addresses", [["1 Example Street", "London"]], "\n1 Example Street\nLondon\n", "for our postal address"],
  ["email", "privacy@site.test", "Write to privacy@site.test.", "with the message form"],
  ["transfers", "Nobody elsewhere reads it.", "\nNobody elsewhere", "Ask us which safeguards apply"],
  ["representative", "Rep GmbH.", "Article 27): Rep GmbH."],
])("the privacy page shows the owner's %s, or tells the reader to ask where it is missing", (field, value, shown, missing) => {
  const [given, without] = [privacy({}, { [field]: value }).text, privacy().text];
  expect([given.includes(shown), without.includes(shown)]).toEqual([true, false]);
  if (missing) expect([given.includes(missing), without.includes(missing)]).toEqual([false, true]);
});

test("it tells apart forms that stay here, go to the API and go out as mail, and names other hosts", () => {
  expect(new Set([{}, API, MAIL].map((env) => privacy(env as Record<string, string>).text)).size).toBe(3);
  const hosts = ["calendar.example.test", "player.example.test", "media.example.test"];
  const [SCHEDULER_URL = "", DEMO_VIDEO_URL = "", MEDIA_BASE_URL = ""] = hosts.map(
    (host) => `https://${host}`,
  );
  const { text } = privacy({ SCHEDULER_URL, DEMO_VIDEO_URL, MEDIA_BASE_URL });
  for (const host of hosts) expect(text).toContain(host);
  expect(privacy().text).not.toMatch(/https?:|\.test\b/);
});
