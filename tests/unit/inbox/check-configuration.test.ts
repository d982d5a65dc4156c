import { expect, test } from "vitest";
import { readConfig } from "../../../server/config/config";
import { warningsOf } from "../../../server/config/warnings";
import { checkConfiguration } from "../../../server/outbox/inbox/check-configuration";

/** A configuration without warnings: an API over https, TLS in front, metrics for alerts. */
const SOUND = {
  SITE_URL: "https://www.site.test",
  HOST: "127.0.0.1",
  TRUST_PROXY: "1",
  API_BASE_URL: "https://api.site.test",
  METRICS_TOKEN: "sixteen-or-more-characters",
  SOCIAL_NETWORK_URL: "https://network.test/site",
  SOCIAL_MICROBLOG_URL: "",
  SOCIAL_VIDEO_URL: "",
};
const MAIL = {
  API_BASE_URL: "",
  SMTP_URL: "smtps://user:secret@mail.site.test",
  MAIL_TO: "team@site.test",
  MAIL_FROM: "web@site.test",
};
const POSTGRES = { DATABASE_URL: "postgres://site:secret@db.site.test/site" };
const SESSION_SECRET = "sixteen-or-more-characters";

const warnings = (env: Record<string, string | undefined>, empty: string[] = []) =>
  checkConfiguration(readConfig({ ...SOUND, ...env }), empty)
    .filter(({ level }) => level !== "ok")
    .map(({ text }) => text);

test.each([
  ["the API", {}],
  ["mail", MAIL],
  ["mail beside an API", { ...MAIL, API_BASE_URL: SOUND.API_BASE_URL }],
  ["a proxy in the same network", { HOST: "0.0.0.0", TRUST_PROXY: "uniquelocal" }],
  ["several machines", { ...POSTGRES, SESSION_SECRET }],
  ["an API on the same machine", { API_BASE_URL: "http://localhost:9000" }],
  ["a site on this machine", { SITE_URL: "http://localhost:3000", TRUST_PROXY: "" }],
])("the doctor accepts %s", (_, env) => {
  expect(warnings(env)).toEqual([]);
});

test.each([
  [{ SITE_URL: "" }, /^SITE_URL is not set/],
  [{ SITE_URL: "http://www.site.test" }, /^SITE_URL is http/],
  [{ TRUST_PROXY: "" }, /TRUST_PROXY is not set/],
  [{ API_BASE_URL: "" }, /stay in the store/],
  [{ API_BASE_URL: "http://api.site.test" }, /^API_BASE_URL is http/],
  [{ HOST: "0.0.0.0" }, /^TRUST_PROXY is a number and HOST is 0\.0\.0\.0/],
  [{ SMTP_UR: "smtp://mail.test" }, /^SMTP_UR is not read: SMTP_URL is/],
  [{ SOCIAL_VIDEO_URL: undefined }, /^SOCIAL_VIDEO_URL is not set/],
  [POSTGRES, /^SESSION_SECRET is not set/],
  [{ METRICS_TOKEN: "" }, /^METRICS_TOKEN is not set/],
])("the doctor warns about %j and nothing else", (env, doubt) => {
  expect(warnings(env)).toEqual([expect.stringMatching(doubt)]);
});

const LEGAL = ["legalEntity", "addresses", "email", "transfers", "representative"];

test.each(LEGAL)("a public site without the owner's %s fails the doctor, and its start warns", (fact) => {
  const config = readConfig(SOUND);
  const [legal, ...more] = checkConfiguration(config, [fact]).filter(({ level }) => level === "fail");
  expect(legal?.text).toContain(`required by law (GDPR, Articles 13 and 27): ${fact}.`);
  expect(more).toEqual([]);
  expect(warningsOf(config, [fact])).toContain(legal?.text);
});

test.each([
  ["a site on this machine", "http://localhost:3000", LEGAL],
  ["a site without SITE_URL", "", LEGAL],
  ["a public site with what the law requires", SOUND.SITE_URL, ["people", "replyTime"]],
])("%s does not fail the doctor", (_, SITE_URL, missing) => {
  const findings = checkConfiguration(readConfig({ ...SOUND, SITE_URL, TRUST_PROXY: "" }), missing);
  expect(findings.filter(({ level }) => level === "fail")).toEqual([]);
});

test("the doctor names what the owner has not filled in", () => {
  expect(warnings({}, ["replyTime", "people"])).toEqual([
    "app/content/owner.ts has no replyTime, people: pages leave it out, or tell the reader to ask.",
  ]);
});
