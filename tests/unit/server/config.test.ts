import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ConfigError, readConfig } from "../../../server/config/config";
import { variables } from "../../../server/config/variables";

/** Variables as a line of a shell has them. */
const envOf = (line: string) =>
  Object.fromEntries(line.split(" ").map((pair) => pair.split("=") as [string, string]));

const mistake = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return undefined;
};

test("an empty environment gives a working site with its inbox", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, siteUrl: "http://localhost:3000", apiBaseUrl: undefined });
  expect(config.database).toEqual({ kind: "sqlite", file: "./data/site.db" });
  expect(Object.isFrozen(config)).toBe(true);
});

const WRONG = `PORT=http PORT=70000 SITE_URL=example.com SITE_URL=https://example.com/site TRUST_PROXY=yes
  TRUST_PROXY=10.0.0.0/99 TRUST_PROXY=100 MEDIA_BASE_URL=cdn.test/media MEDIA_BASE_URL=/ SOCIAL_VIDEO_URL=video.test
  API_BASE_URL=ftp://api.test API_BASE_URL=https://user:secret@api.test API_BASE_URL=https://api.test/v1?key=secret
  API_TIMEOUT_MS=soon SESSION_SECRET=short METRICS_TOKEN=fifteen-letters DATABASE_URL=mysql://db/site
  DATABASE_URL=postgres://db:port/site LOG_LEVEL=debug HSTS=on HSTS=includeSubDomains RATE_LIMIT_PER_MINUTE=-1`;

test.each([
  ...WRONG.split(/\s+/),
  "HSTS=max-age=1\r\nX: y",
])("the wrong value of %j is reported with what it must be", (pair) => {
  const [name = "", ...value] = pair.split("=");
  expect(mistake({ [name]: value.join("=") })).toMatch(new RegExp(`^${name} must (be|have) .+$`));
});

test("blanks around a value are ignored, and so is a line break at the end of a secret", () => {
  const values = {
    ...envOf(
      "PORT=8080 HOST=127.0.0.1 SITE_URL=https://site.test API_BASE_URL=https://api.test DATA_DIR=/data",
    ),
    ...envOf("DATABASE_URL=postgres://db/site SESSION_SECRET=sixteen-or-more-letters BRAND_NAME=Example"),
    ...envOf("METRICS_TOKEN=sixteen-or-more-letters SOCIAL_VIDEO_URL= LOG_LEVEL=warn NODE_ENV=production"),
  };
  const padded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ` ${value}\r\n`]));
  expect(readConfig(padded)).toEqual(readConfig(values));
});

test("SITE_URL is normalised to an origin, MEDIA_BASE_URL to a place without a last slash, TRUST_PROXY for proxy-addr", () => {
  expect(readConfig({ SITE_URL: "https://Example.com:443/" }).siteUrl).toBe("https://example.com");
  expect(readConfig({ MEDIA_BASE_URL: "/media/" }).mediaBaseUrl).toBe("/media");
  expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: "0" }).trustProxy).toBeUndefined();
  expect(readConfig({ TRUST_PROXY: "loopback,10.0.0.0/8" }).trustProxy).toBe("loopback, 10.0.0.0/8");
});

const MAIL = envOf("SMTP_URL=smtps://user:secret@mail.test MAIL_TO=team@site.test MAIL_FROM=web@site.test");

test("mail needs a server, a recipient and a sender", () => {
  const { SMTP_URL = "", MAIL_TO = "" } = MAIL;
  const needs = "must be set too: mail needs SMTP_URL, MAIL_TO, MAIL_FROM";
  expect(mistake({ SMTP_URL })).toBe(`MAIL_TO ${needs}\nMAIL_FROM ${needs}`);
  expect(mistake({ SMTP_URL, MAIL_TO })).toBe(`MAIL_FROM ${needs}`);
  expect(mistake({ MAIL_TO_CAREER: MAIL_TO })?.split("\n")).toHaveLength(3);
  expect(mistake({ ...MAIL, SMTP_URL: "mail.test" })).toMatch(/^SMTP_URL must be smtp.+/);
  expect(mistake({ ...MAIL, MAIL_TO: "nobody" })).toMatch(/^MAIL_TO must be email/);
  expect(mistake({ ...MAIL, MAIL_FROM: "a@b.test, c@d.test" })).toMatch(/^MAIL_FROM must be .+$/);
  const to = ["team@site.test", "hr@site.test"];
  const { mail } = readConfig({ ...MAIL, MAIL_TO: to.join(", "), SITE_URL: "https://site.test" });
  expect(mail).toEqual({ smtpUrl: SMTP_URL, name: "site.test", to, toCareer: to, from: "web@site.test" });
});

test.each([
  "12/ss",
  "1#x",
  "1?x",
  "pa/ss",
  "p%zz",
])("the password %s must be percent-encoded, and is not printed", (password) => {
  for (const [name, url] of [
    ["DATABASE_URL", "postgres://site:PASSWORD@host/site"],
    ["SMTP_URL", "smtps://me@site.test:PASSWORD@mail.test"],
  ] as const) {
    const mistakeWith = (secret: string) =>
      mistake({ ...(name === "SMTP_URL" && MAIL), [name]: url.replace("PASSWORD", secret) });
    expect(mistakeWith(password)).toContain("percent-encode");
    expect(mistakeWith(password)).not.toContain(password);
    expect(mistakeWith(encodeURIComponent(password))).toBeUndefined();
  }
});

test("two errors give two lines, and an empty value counts as not set", () => {
  expect(mistake({ PORT: "x", LOG_LEVEL: "y", API_BASE_URL: "" })?.split("\n")).toHaveLength(2);
});

const known = Object.keys(variables.shape).sort();

test(".env.example and the README name every variable that the server reads, with its default", () => {
  const example = readFileSync(".env.example", "utf8");
  // Comments, so that a copy of the file sets nothing.
  const lines = Array.from(example.matchAll(/^#([A-Z_]+)=(.*)$/gm));
  expect(lines.map(([, name]) => name).sort()).toEqual(known);
  expect(example).not.toMatch(/^[^#\n]/m);
  const given = lines.flatMap(([, name = "", value]) => (value ? [[name, value]] : []));
  // What has no default is an example.
  expect(variables.parse(Object.fromEntries(given))).toMatchObject(variables.parse({}));
  const readme = readFileSync("server/README.md", "utf8");
  expect(known.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("compose.yaml passes on .env, and sets only variables that the server reads", () => {
  const { site } = parse(readFileSync("compose.yaml", "utf8")).services;
  expect(site.env_file).toEqual([{ path: ".env", required: false }]);
  expect(known).toEqual(expect.arrayContaining(Object.keys(site.environment)));
});
