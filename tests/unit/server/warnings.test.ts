import { expect, test } from "vitest";
import { readConfig } from "../../../server/config/config";
import { warningsFor } from "../../../server/config/warnings";

/** A configuration without warnings: an API over https, TLS in front. */
const SOUND = {
  SITE_URL: "https://www.site.test",
  HOST: "127.0.0.1",
  TRUST_PROXY: "1",
  API_BASE_URL: "https://api.site.test",
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

const warnings = (env: Record<string, string | undefined>, missing: string[] = []) =>
  warningsFor(readConfig({ ...SOUND, ...env }), missing);

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

const LEGAL = ["legalEntity", "addresses", "email", "transfers", "representative"];
const [HERE, NOWHERE] = [{ SITE_URL: "http://localhost:3000", TRUST_PROXY: "" }, { SITE_URL: "" }];

// The doctor fails for want of what the law requires, and warns of the rest. A start warns of both "law" and "start".
test.each<[Record<string, string | undefined>, string[], ...[of: string, text: RegExp][]]>([
  [NOWHERE, [], ["start", /^SITE_URL is not set/]],
  [{ SITE_URL: "http://www.site.test" }, [], ["doctor", /^SITE_URL is http/]],
  [{ TRUST_PROXY: "" }, [], ["doctor", /TRUST_PROXY is not set/]],
  [{ API_BASE_URL: "http://api.site.test" }, [], ["doctor", /^API_BASE_URL is http/]],
  [{ HOST: "0.0.0.0" }, [], ["start", /^TRUST_PROXY is a number and HOST is 0\.0\.0\.0/]],
  [
    { SMTP_UR: "1", TRUSTED_PROXY: "1", SITE_HOST: "1", DATABASE_PASSWORD: "1", HOSTS: "1", HOME: "1" },
    [],
    ["start", /^SMTP_UR is not read: SMTP_URL is/],
    ["start", /^TRUSTED_PROXY is not read: TRUST_PROXY is/],
  ],
  [{ SOCIAL_VIDEO_URL: undefined }, [], ["start", /^Not set: SOCIAL_VIDEO_URL\. /]],
  [POSTGRES, [], ["doctor", /^SESSION_SECRET is not set/]],
  [{}, ["replyTime", "people"], ["doctor", /has no replyTime, people:/]],
  ...LEGAL.map((fact): [Record<string, string>, string[], ...[string, RegExp][]] => [
    {},
    [fact],
    ["law", new RegExp(`required by law \\(GDPR, Articles 13 and 27\\): ${fact}\\.`)],
    ["doctor", new RegExp(`has no ${fact}:`)],
  ]),
  [HERE, LEGAL, ["doctor", /has no legalEntity/]],
])("an operator with %j, without the facts %j, is warned of that and nothing else", (env, missing, ...expected) => {
  expect(warnings(env, missing)).toEqual(
    expected.map(([of, text]) => ({ of, text: expect.stringMatching(text) })),
  );
});
