import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { checkMail } from "../../../server/doctor/check-mail";
import { checkUpstream } from "../../../server/doctor/check-upstream";
import { doctor, failures } from "../../support/commands/doctor";
import { tempConfig } from "../../support/commands/temp-config";
import { startFakeUpstream, type UpstreamMode } from "../../support/servers/fake-upstream";
import { startMailbox } from "../../support/servers/mailbox";

const PASSWORD = "hunter2-hunter2";
const SECRETS = { SESSION_SECRET: "secret-of-the-cookies", METRICS_TOKEN: "token-of-the-operator" };

const fresh = (env: Record<string, string>) => ({ DATA_DIR: tempConfig().dataDir, ...SECRETS, ...env });

/** A server that accepts connections and stays silent. */
async function startSilence(): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((socket) => void socket.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** An address of this machine where nothing listens any more. */
async function deadAddress(): Promise<string> {
  const { port, stop } = await startSilence();
  await stop();
  return `127.0.0.1:${port}`;
}

test("an API that responds is ok, and gets no request that could create a submission", async () => {
  const upstream = await startFakeUpstream();
  const { code, lines } = await doctor(fresh({ API_BASE_URL: upstream.url }));
  expect(code).toBe(0);
  expect(lines.filter((line) => line.includes(" upstream: "))).toEqual([
    `ok    upstream: ${upstream.url}/api/contact-form/ answers OPTIONS with 201`,
    `ok    upstream: ${upstream.url}/api/career-form/ answers OPTIONS with 201`,
  ]);
  expect(upstream.requests.map(({ method, body }) => [method, body.length])).toEqual([
    ["OPTIONS", 0],
    ["OPTIONS", 0],
  ]);
  await upstream.stop();
});

test.each<[UpstreamMode, string, RegExp]>([
  [{ status: 405 }, "ok", /405$/],
  [{ status: 404 }, "warn", /404: is API_BASE_URL right/],
  [{ status: 401 }, "warn", /401: .+ credentials/],
  ["redirect", "warn", /302: redirects count as failures/],
  [{ status: 503 }, "fail", /503: the API is failing/],
  ["reset", "fail", /cannot be reached/],
  ["garbage", "fail", /cannot be reached/],
  ["hang", "fail", /cannot be reached: timed out/],
])("an API in mode %j: %s", async (mode, level, text) => {
  const upstream = await startFakeUpstream();
  upstream.mode = mode;
  for (const finding of await checkUpstream(upstream.url, 1_000)) {
    expect(finding).toEqual({ level, text: expect.stringMatching(text) });
  }
  await upstream.stop();
});

test("an API that cannot be reached, by port or by name, is a failure with the reason", async () => {
  const { code, lines } = await doctor(fresh({ API_BASE_URL: `http://${await deadAddress()}` }));
  expect(code).toBe(1);
  expect(failures(lines)).toEqual(
    Array(2).fill(expect.stringMatching(/connection refused \(ECONNREFUSED\)$/)),
  );
  const [unknown] = await checkUpstream("https://api.invalid", 5_000);
  expect(unknown).toEqual({ level: "fail", text: expect.stringMatching(/DNS/) });
});

test("an API address with a user is a failure, since no request can carry it", async () => {
  const [finding, ...rest] = await checkUpstream(`https://user:${PASSWORD}@api.site.test`, 1_000);
  expect(rest).toEqual([]);
  expect(finding?.level).toBe("fail");
  expect(finding?.text).not.toContain(PASSWORD);
});

test("a mail server that accepts the password is ok, and gets no mail", async () => {
  const senders: string[] = [];
  const mailbox = await startMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === PASSWORD ? done(null, { user: "site" }) : done(new Error("Wrong password")),
    onMailFrom: ({ address }, _, done) => {
      senders.push(address);
      done();
    },
  });
  const env = (password: string) =>
    fresh({ SMTP_URL: mailbox.url.replace("//", `//site:${password}@`), MAIL_TO: "team@site.test" });
  const well = await doctor(env(PASSWORD));
  expect(well.code).toBe(0);
  expect(well.lines).toContainEqual(
    expect.stringMatching(/^ok {4}mail: 127\.0\.0\.1:\d+ accepts the user and password$/),
  );
  const refused = await doctor(env("another-password"));
  expect(refused.code).toBe(1);
  expect(failures(refused.lines)).toEqual([
    expect.stringMatching(/mail: .+ rejects the user or password .+535/),
  ]);
  expect([senders, mailbox.letters]).toEqual([[], []]);
  const said = [...well.lines, ...refused.lines].join("\n");
  for (const secret of [PASSWORD, "another-password", ...Object.values(SECRETS)])
    expect(said).not.toContain(secret);
  await mailbox.stop();
});

test.each([
  [10_000_000, "warn", "takes mails of 10 MB, and an application with the largest file needs 29 MB"],
  [35_000_000, "ok", "no user is configured"],
])("a mail server that takes mails of %d bytes: %s", async (size, level, text) => {
  const mailbox = await startMailbox({ size });
  const mail = { smtpUrl: mailbox.url, to: ["team@site.test"], from: "website@site.test" };
  expect((await checkMail(mail, 1_000)).at(-1)).toEqual({ level, text: expect.stringContaining(text) });
  await mailbox.stop();
});

test("a mail server that cannot be reached, or stays silent, is a failure within the time limit", async () => {
  const dead = await deadAddress();
  const { code, lines } = await doctor(fresh({ SMTP_URL: `smtp://${dead}`, MAIL_TO: "team@site.test" }));
  expect(code).toBe(1);
  expect(failures(lines)).toEqual([
    expect.stringMatching(/^fail {2}mail: 127\.0\.0\.1:\d+ cannot be used: connection refused/),
  ]);
  const silence = await startSilence();
  const mail = {
    smtpUrl: `smtp://127.0.0.1:${silence.port}`,
    to: ["team@site.test"],
    from: "website@site.test",
  };
  const [finding] = await checkMail(mail, 500);
  expect(finding).toEqual({ level: "fail", text: expect.stringMatching(/timed out/) });
  await silence.stop();
});

test("mail is checked only where it is used", async () => {
  const upstream = await startFakeUpstream();
  const env = {
    API_BASE_URL: upstream.url,
    SMTP_URL: `smtp://${await deadAddress()}`,
    MAIL_TO: "team@site.test",
  };
  const { code, lines } = await doctor(fresh(env));
  expect(code).toBe(0);
  expect(lines.filter((line) => line.includes(" mail: "))).toEqual([]);
  await upstream.stop();
});

test("an invalid variable is a failure, and nothing else is checked", async () => {
  expect(await doctor(fresh({ PORT: "http", METRICS_TOKEN: "short" }))).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^fail {2}configuration: PORT must be .+\nfail {2}configuration: METRICS_TOKEN must have .+$/,
      ),
    ],
  });
});
