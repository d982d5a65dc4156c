import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "../../../server/config/config";
import { createLog } from "../../../server/observability/log";
import { prepareDataFolder } from "../../../server/outbox/store/store";
import { readSecrets } from "../../../server/site/security/secret";
import { createSessions } from "../../../server/site/security/session";
import { tempConfig } from "../../support/store/temp-config";

const log = createLog("silent");

test("without SESSION_SECRET a secret is generated, readable by its owner only, and reused", () => {
  const config = tempConfig();
  const [secret] = readSecrets(config, log);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const file = join(config.dataDir, "session-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toBe(secret);
  expect(readSecrets(config, log)).toEqual([secret]);
});

test.each([
  ["is empty", (file: string) => writeFileSync(file, ""), /./],
  ["cannot be read", (file: string) => mkdirSync(file), /^DATA_DIR must be .*EISDIR\)$/],
])("a secret file that %s stops the start with one line and is left alone", (_, make, message) => {
  const config = tempConfig();
  make(join(config.dataDir, "session-secret"));
  expect(() => readSecrets(config, log)).toThrow(ConfigError);
  expect(() => readSecrets(config, log)).toThrow(message);
  expect(readdirSync(config.dataDir)).toEqual(["session-secret"]);
});

test.each([
  ["/dev/null/data", "ENOTDIR"],
  ["/dev/null", "EEXIST"],
])("the data folder %s stops the start with one line", (dataDir, code) => {
  expect(() => prepareDataFolder({ dataDir })).toThrow(
    new ConfigError(`DATA_DIR must be a writable folder (${dataDir}: ${code})`),
  );
});

test("a list of secrets is used as given, newest first, and a cookie of the older one is read, with its last five captchas", async () => {
  const config = tempConfig({ SESSION_SECRET: "the newer secret here,the older secret here" });
  const secrets = readSecrets(config, log);
  expect(secrets).toEqual(["the newer secret here", "the older secret here"]);
  const issued = Array.from({ length: 7 }, (_, at) => ({ id: `captcha ${at}`, expiry: 1 }));
  const request = new Request(config.siteUrl);
  const cookie = await createSessions(config, secrets.slice(1)).rememberCaptchas(request, issued);
  request.headers.set("Cookie", cookie.split(";")[0] ?? "");
  expect(await createSessions(config, secrets).captchas(request)).toEqual(issued.slice(2));
});
