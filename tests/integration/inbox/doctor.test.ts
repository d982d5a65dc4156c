import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../support/faults/store";
import { startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";
import { startMailbox } from "../../support/servers/mailbox";
import { onBothStores } from "../../support/store/both-stores";
import { envOf, runCommand } from "../../support/store/inbox";
import { tempConfig } from "../../support/store/temp-config";
import { protectFile, protectFromWrites } from "../../support/store/write-protection";

const PASSWORD = "hunter2-hunter2";
const TOKEN = "token-of-the-site";
// Nothing listens there.
const MAIL = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "team@site.test", MAIL_FROM: "web@site.test" };

/** The exit code, what was printed, the failures, and the lines about one subject without its name. */
async function doctor(env: Record<string, string>, missing?: string[]) {
  const { code, text } = await runCommand(["doctor"], { DATA_DIR: tempConfig().dataDir, ...env }, missing);
  const lines = text.trimEnd().split("\n");
  const about = (subject: string) =>
    lines.filter((line) => line.includes(` ${subject}: `)).map((line) => line.replace(` ${subject}:`, ""));
  return { code, text, about, failures: lines.filter((line) => line.startsWith("fail")) };
}

onBothStores((freshConfig) => {
  const setUp = async () => {
    const config = await freshConfig();
    const env = envOf(config);
    const store = openStore(config.dataDir, env.DATABASE_URL);
    onTestFinished(store.close);
    return { config, env, store };
  };

  test("a working store is opened and written, and nothing stays behind", async () => {
    const { env, store } = await setUp();
    const db = await store.db();
    const { code, failures, about } = await doctor(env);
    expect([code, failures]).toEqual([0, []]);
    expect(about("store")).toEqual([
      expect.stringMatching(/^ok {4}.+ is open and its tables are up to date/),
      "ok    a row was written and deleted",
    ]);
    expect(await db.selectFrom("used_captchas").selectAll().execute()).toEqual([]);
  });

  test("a read-only store is a failure", async () => {
    const { config, env, store } = await setUp();
    await protectFromWrites(await store.db(), config, true);
    await store.close();
    if (config.database.kind === "sqlite") protectFile(join(config.dataDir, "site.db"), true);
    const { code, failures } = await doctor(env);
    const readOnly = expect.stringMatching(/: read-only \((SQLITE_8|25006)\)$/);
    expect([code, failures]).toEqual([1, [readOnly]]);
  });
});

test("an API gets OPTIONS alone, with the token, and mail is checked beside it", async () => {
  await using upstream = await startFakeUpstream();
  const env = { ...MAIL, API_BASE_URL: upstream.url, API_TOKEN: `${TOKEN}\n` };
  const { text, about, failures } = await doctor(env);
  expect(about("upstream")).toEqual([
    `ok    ${upstream.url}/api/contact-form/ answers OPTIONS with 201`,
    `ok    ${upstream.url}/api/career-form/ answers OPTIONS with 201`,
  ]);
  expect(upstream.requests.map(({ method, headers }) => [method, headers.authorization])).toEqual(
    Array(2).fill(["OPTIONS", `Bearer ${TOKEN}`]),
  );
  expect(failures).toEqual([expect.stringMatching(/mail: .+ connection refused \(ECONNREFUSED\)$/)]);
  expect(text).not.toContain(TOKEN);
});

test.each<[UpstreamMode, RegExp]>([
  [{ status: 405 }, /^ok .+405$/],
  [{ status: 404 }, /^warn .+404: is API_BASE_URL right/],
  [{ status: 401 }, /^warn .+401: set API_TOKEN/],
  ["redirect", /^warn .+302: redirects count as failures/],
  [{ status: 503 }, /^fail .+503: the API is failing/],
  ["reset", /^fail .+cannot be reached: connection closed/],
  ["hang", /^fail .+cannot be reached: timed out/],
])("of an API in mode %j the doctor says %s", async (mode, line) => {
  await using upstream = await startFakeUpstream();
  upstream.mode = mode;
  const { about } = await doctor({ API_BASE_URL: upstream.url });
  expect(about("upstream")).toEqual(Array(2).fill(expect.stringMatching(line)));
});

test("the doctor signs in to the mail server, without printing the password or sending a mail", async () => {
  const senders: string[] = [];
  await using mailbox = await startMailbox({
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ password }, _, done) =>
      password === PASSWORD ? done(null, { user: "site" }) : done(new Error("Wrong password")),
    onMailFrom({ address }, _, done) {
      senders.push(address);
      done();
    },
  });
  const check = (password: string) => {
    const SMTP_URL = `${mailbox.url.replace("//", `//site:${password}@`)}?tls.rejectUnauthorized=false`;
    return doctor({ ...MAIL, SMTP_URL });
  };
  const [right, wrong] = [await check(PASSWORD), await check("another-password")];
  expect(right.about("mail")).toEqual([expect.stringMatching(/^ok .+ accepts the user and password/)]);
  expect(wrong.about("mail")).toEqual([expect.stringMatching(/^fail .+ rejects the user .+535/)]);
  expect([right.code, wrong.code, senders]).toEqual([0, 1, []]);
  expect(right.text + wrong.text).not.toMatch(/hunter2|another-password/);
});

test("a silent database and a silent mail server are failures, without their passwords", async () => {
  const silence = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(silence, "listening");
  const address = `127.0.0.1:${(silence.address() as AddressInfo).port}`;
  const env = { ...MAIL, SMTP_URL: `smtp://${address}`, SESSION_SECRET: "secret-of-the-cookies" };
  const DATABASE_URL = `postgres://site:${PASSWORD}@${address}/site`;
  const { code, failures, text } = await doctor({ ...env, DATABASE_URL });
  expect(code).toBe(1);
  expect(failures).toEqual([
    expect.stringMatching(/store: PostgreSQL .+ cannot be opened: database did not/),
    expect.stringMatching(/mail: .+ cannot be used: timed out/),
  ]);
  expect(text).not.toMatch(/hunter2|secret-of-the-cookies/);
  silence.close();
}, 40_000);

test("a public site without a fact that the law requires is a failure", async () => {
  const { code, failures } = await doctor({ SITE_URL: "https://www.site.test" }, ["email"]);
  expect([code, failures]).toEqual([1, [expect.stringContaining("required by law")]]);
});

test("an invalid variable is a failure, and nothing else is checked", async () => {
  const { code, text } = await doctor({ PORT: "http", METRICS_TOKEN: "short" });
  expect(code).toBe(1);
  expect(text).toMatch(
    /^fail {2}configuration: PORT must .+\nfail {2}configuration: METRICS_TOKEN must .+\n$/,
  );
});
