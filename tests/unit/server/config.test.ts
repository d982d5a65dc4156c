import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../../../server/config";

const mistake = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return undefined;
};

test("nothing set is a working site with its inbox", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, siteUrl: "http://localhost:3000", apiBaseUrl: undefined });
  expect(config.databaseFile).toBe("./data/site.db");
  expect(Object.isFrozen(config)).toBe(true);
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "https://example.com/site"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["API_BASE_URL", "ftp://api.test"],
  ["API_TIMEOUT_MS", "soon"],
  ["SESSION_SECRET", "short"],
  ["DATABASE_URL", "postgres://db/site"],
  ["LOG_LEVEL", "loud"],
  ["RATE_LIMIT_PER_MINUTE", "-1"],
])("a wrong %s (%s) is answered with its name and what it takes", (name, value) => {
  expect(mistake({ [name]: value })).toMatch(new RegExp(`^${name} takes .+$`));
});

test("SITE_URL is brought to the form of an Origin, TRUST_PROXY to what Express takes", () => {
  expect(readConfig({ SITE_URL: "https://Example.com:443/" }).siteUrl).toBe("https://example.com");
  expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: "0" }).trustProxy).toBeUndefined();
  expect(readConfig({ TRUST_PROXY: "loopback,10.0.0.0/8" }).trustProxy).toBe("loopback, 10.0.0.0/8");
});

test("two mistakes are two lines, and an empty value counts as not set", () => {
  expect(mistake({ PORT: "x", LOG_LEVEL: "y", API_BASE_URL: "" })?.split("\n")).toHaveLength(2);
});

test("a scheduler's addresses carry what its frame needs", () => {
  const { scheduler } = readConfig({
    SITE_URL: "https://site.test",
    SCHEDULER_URL: "https://calendly.com/team/30min",
  });
  const frame = new URL(scheduler?.frameUrl ?? "");
  expect(Object.fromEntries(frame.searchParams)).toMatchObject({
    hide_landing_page_details: "1",
    hide_gdpr_banner: "1",
    embed_domain: "site.test",
  });
  expect(scheduler?.scriptUrl).toBe("https://assets.calendly.com/assets/external/widget.js");
});
