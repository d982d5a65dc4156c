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

async function doctor(env: Record<string, string>) {
  const { code, text } = await runCommand(["doctor"], env);
  return { code, lines: text.trimEnd().split("\n") };
}
const failures = (lines: readonly string[]) => lines.filter((line) => line.startsWith("fail"));

const fresh = (env: Record<string, string>) => ({ DATA_DIR: tempConfig().dataDir, ...env });

/** The lines about one subject, without its name. */
const about = (subject: string, lines: readonly string[]) =>
  lines.filter((line) => line.includes(` ${subject}: `)).map((line) => line.replace(` ${subject}:`, ""));

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
    const { code, lines } = await doctor(env);
    expect([code, failures(lines)]).toEqual([0, []]);
    expect(about("store", lines)).toEqual([
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
    const { code, lines } = await doctor(env);
    const readOnly = expect.stringMatching(/: read-only \((SQLITE_8|25006)\)$/);
    expect([code, failures(lines)]).toEqual([1, [readOnly]]);
  });
});

test("an API that responds is ok, and gets only OPTIONS with the token", async () => {
  await using upstream = await startFakeUpstream();
  const { code, lines } = await doctor(fresh({ API_BASE_URL: upstream.url, API_TOKEN: `${TOKEN}\n` }));
  expect(code).toBe(0);
  expect(about("upstream", lines)).toEqual([
    `ok    ${upstream.url}/api/contact-form/ answers OPTIONS with 201`,
    `ok    ${upstream.url}/api/career-form/ answers OPTIONS with 201`,
  ]);
  expect(upstream.requests.map(({ method, headers }) => [method, headers.authorization])).toEqual(
    Array(2).fill(["OPTIONS", `Bearer ${TOKEN}`]),
  );
  expect(lines.join("\n")).not.toContain(TOKEN);
});

test.each<[UpstreamMode, string, RegExp]>([
  [{ status: 405 }, "ok", /405$/],
  [{ status: 404 }, "warn", /404: is API_BASE_URL right/],
  [{ status: 401 }, "warn", /401: set API_TOKEN/],
  ["redirect", "warn", /302: redirects count as failures/],
  [{ status: 503 }, "fail", /503: the API is failing/],
  ["reset", "fail", /cannot be reached: connection closed/],
  ["hang", "fail", /cannot be reached: timed out/],
])(
  "of an API in mode %j the doctor says: %s",
  async (mode, level, text) => {
    await using upstream = await startFakeUpstream();
    upstream.mode = mode;
    const { lines } = await doctor(fresh({ API_BASE_URL: upstream.url }));
    expect(about("upstream", lines)).toHaveLength(2);
    for (const line of about("upstream", lines)) {
      expect(line.startsWith(level)).toBe(true);
      expect(line).toMatch(text);
    }
  },
  20_000,
);

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
    return doctor(fresh({ ...MAIL, SMTP_URL }));
  };
  const [right, wrong] = [await check(PASSWORD), await check("another-password")];
  expect(about("mail", right.lines)).toEqual([expect.stringMatching(/^ok .+ accepts the user and password/)]);
  expect(about("mail", wrong.lines)).toEqual([expect.stringMatching(/^fail .+ rejects the user .+535/)]);
  expect([right.code, wrong.code, senders]).toEqual([0, 1, []]);
  expect([...right.lines, ...wrong.lines].join("\n")).not.toMatch(/hunter2|another-password/);
});

test("a silent database and a silent mail server are failures, without their passwords", async () => {
  const silence = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(silence, "listening");
  const address = `127.0.0.1:${(silence.address() as AddressInfo).port}`;
  const env = { ...MAIL, SMTP_URL: `smtp://${address}`, SESSION_SECRET: "secret-of-the-cookies" };
  const DATABASE_URL = `postgres://site:${PASSWORD}@${address}/site`;
  const { code, lines } = await doctor(fresh({ ...env, DATABASE_URL }));
  const [store, mail, ...others] = failures(lines);
  expect(store).toMatch(/^fail {2}store: PostgreSQL .+ cannot be opened: database did not/);
  expect(mail).toMatch(/^fail {2}mail: .+ cannot be used: timed out/);
  expect([code, others]).toEqual([1, []]);
  expect(lines.join("\n")).not.toMatch(/hunter2|secret-of-the-cookies/);
  silence.close();
}, 40_000);

test("mail is checked beside an API, too", async () => {
  await using upstream = await startFakeUpstream();
  const refused = expect.stringMatching(/^fail {2}mail: .+ connection refused \(ECONNREFUSED\)$/);
  expect(failures((await doctor(fresh({ ...MAIL, API_BASE_URL: upstream.url }))).lines)).toEqual([refused]);
});

test("an invalid variable is a failure, and nothing else is checked", async () => {
  expect(await doctor(fresh({ PORT: "http", METRICS_TOKEN: "short" }))).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^fail {2}configuration: PORT must .+$/),
      expect.stringMatching(/^fail {2}configuration: METRICS_TOKEN must .+$/),
    ],
  });
});
