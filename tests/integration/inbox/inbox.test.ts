import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Config } from "../../../server/config/config";
import { createDependencies } from "../../../server/site/dependencies";
import type { Dependencies } from "../../../server/types";
import { career, contact, send } from "../../support/forms/submissions";
import { startFakeUpstream } from "../../support/servers/fake-upstream";
import { onBothStores, onSqlite } from "../../support/store/both-stores";
import { entriesIn, envOf, inStore, runCommand } from "../../support/store/inbox";
import { submissionRow } from "../../support/store/submission-row";
import { tempConfig } from "../../support/store/temp-config";

let site: Dependencies;
let config: Readonly<Config>;
let id: string;

const stored = () => inStore(config, (_, store) => entriesIn(store));
const inbox = (args: string[], more: Record<string, string> = {}) =>
  runCommand(args, { ...envOf(config), ...more });
const insert = (rows: Parameters<typeof submissionRow>[0][]) =>
  inStore(config, (db) => db.insertInto("submissions").values(rows.map(submissionRow)).execute());

/** One application, and the operator beside a running server. */
async function receiveOne(fresh: () => Promise<Readonly<Config>>) {
  config = await fresh();
  site = createDependencies(config);
  await send(site.submissions, { ...career(), source: { page: "/career", utm_medium: "=email" } });
  id = (await stored())[0]?.id ?? "";
  return () => site.close();
}

onBothStores((fresh) => {
  beforeEach(() => receiveOne(fresh));

  test("the operator lists each submission, the states, and the store that was read", async () => {
    const { code, text } = await inbox(["list"]);
    const { database } = config;
    const name = database.kind === "sqlite" ? database.file : new URL(database.url).pathname;
    expect(code).toBe(0);
    expect(text).toContain(`${id}  `);
    expect(text).toContain("amira@example.test  +résumé  from /career, =email");
    expect(text).toMatch(new RegExp(`^1 inbox\\. Store: .*${name}\\.$`, "m"));
    expect((await inbox(["show", id])).text).toContain("résumé: cv.pdf (1300000 bytes)");
  });

  test("list and export have what is asked for on every page, newest first, and receipts only when asked", async () => {
    const midnight = Date.parse("2020-05-02");
    // Many in one moment, also across the edge of a page.
    for (const state of ["delivered", "failed"] as const)
      await insert(
        Array.from({ length: 450 }, (_, at) => {
          const email = at % 440 === 5 ? "AMIRA@example.test" : "other@example.test";
          const payload = state === "failed" ? JSON.stringify({ email }) : null;
          return { state, id: `${state}-${at}`, payload, created_at: midnight + 1 - Math.floor(at / 150) };
        }),
      );
    await insert([{ state: "failed", id: "broken", payload: "{" }]);
    const found = async (...filter: string[]) => {
      const { text } = await inbox(["list", ...filter]);
      const folder = join(tempConfig().dataDir, "export");
      await inbox(["export", folder, ...filter]);
      const exported: { id: string; received: string }[] = JSON.parse(
        readFileSync(join(folder, "submissions.json"), "utf8"),
      );
      const [ids, times] = [exported.map(({ id }) => id), exported.map(({ received }) => received)];
      expect(text.match(/^\S+(?= {2}\d{4}-)/gm) ?? []).toEqual(ids);
      expect(text).toContain("451 failed, 1 inbox, 450 delivered");
      expect(readFileSync(join(folder, "submissions.csv"), "utf8").split("\n")).toHaveLength(ids.length + 2);
      expect(times).toEqual(times.toSorted().reverse());
      return ids;
    };
    expect(await found("--from", "nobody@example.test")).toEqual([]);
    expect(await found("--from", "Amira@Example.test")).toEqual([id, "failed-5", "failed-445"]);
    const since = ["--since", "2020-05-02"];
    expect(await found("failed", "--from", "amira@example.test", ...since)).toEqual(["failed-5"]);
    expect(await found("failed", ...since)).toHaveLength(300);
    for (const [state, count] of [
      ["delivered", 450],
      ["failed", 451],
    ] as const)
      expect(new Set(await found(state)).size).toBe(count);
    const { text } = await inbox(["list"]);
    expect(text).toMatch(/^broken .*\(unreadable\)$/m);
    expect(text).not.toContain("delivered-");
  });

  test("forget erases a submission by its id, or all of an address in either case, with their files", async () => {
    await send(site.submissions, career(new Uint8Array(700_000).fill(8)));
    for (const email of ["Amira@Example.TEST", "other@example.test"])
      await site.submissions.send(contact({ email }));
    expect(await inbox(["forget", id])).toEqual({ code: 0, text: `Erased ${id}.\n` });
    expect((await inbox(["show", id])).code).toBe(2);
    const text = "Erased 2 submissions of amira@example.test.\n";
    expect(await inbox(["forget", "amira@example.test"])).toEqual({ code: 0, text });
    expect((await inbox(["forget", "amira@example.test"])).code).toBe(2);
    expect((await stored()).map(({ values }) => values?.email)).toEqual(["other@example.test"]);
    const { database } = config;
    await inStore(config, async (db) => {
      expect(await db.selectFrom("file_chunks").select("position").execute()).toEqual([]);
      if (database.kind === "sqlite")
        for (const end of ["", "-wal"])
          expect(readFileSync(database.file + end).includes("amira@example.test")).toBe(false);
    });
  });
});

onSqlite((fresh) => {
  beforeEach(() => receiveOne(fresh));

  test("the operator resends one submission or a whole state; a failure leaves it pending", async () => {
    await using upstream = await startFakeUpstream();
    upstream.mode = { status: 503 };
    const api = { API_BASE_URL: upstream.url };
    expect((await inbox(["resend", id])).code).toBe(2);
    const text = expect.stringContaining("status 503");
    expect(await inbox(["resend", id], api)).toEqual({ code: 1, text });
    expect((await inbox(["list", "pending"])).text).toContain(id);
    expect((await inbox(["list"])).text).toMatch(/\n1 pending; oldest pending: \d+ min/);
    upstream.mode = "ok";
    expect(await inbox(["resend", "pending"], api)).toEqual({ code: 0, text: `Delivered ${id}.\n` });
    expect(await inbox(["resend", id], api)).toMatchObject({ code: 2 });
    expect(upstream.requests).toHaveLength(2);
    expect(upstream.requests[1]?.form?.get("email")).toBe("amira@example.test");
  });

  test("the operator sends what the honeypot caught by mistake, for another week, and nothing on its way", async () => {
    await using upstream = await startFakeUpstream();
    const message = contact();
    const payload = JSON.stringify(message.values);
    const lease_until = Date.now() + 60_000;
    await insert([
      { state: "spam", id: "caught", payload },
      { state: "pending", id: "leased", payload, lease_until },
    ]);
    const api = { API_BASE_URL: upstream.url };
    expect((await inbox(["list"])).text).toContain("caught");
    const text = "leased is being delivered right now.\n";
    expect(await inbox(["resend", "leased"], api)).toEqual({ code: 1, text });
    upstream.mode = { status: 503 };
    expect((await inbox(["resend", "spam"], api)).code).toBe(1);
    expect((await inbox(["list", "pending"])).text).toContain("caught");
    upstream.mode = "ok";
    expect(await inbox(["resend", "caught"], api)).toEqual({ code: 0, text: "Delivered caught.\n" });
    expect(upstream.requests.map(({ json }) => json)).toEqual([message.values, message.values]);
  });

  test("a reader that leaves, like head, ends the command without a complaint", async () => {
    // More than a pipe takes.
    await insert(Array.from({ length: 3_000 }, () => ({ state: "inbox" })));
    const env = { ...process.env, ...envOf(config) };
    const command = `"${process.execPath}" server/bin/inbox.mjs list | head -n 1`;
    const { status, stderr } = spawnSync("bash", ["-o", "pipefail", "-c", command], { env });
    expect([status, String(stderr)]).toEqual([0, ""]);
  });
});

const WRONG = `explode, show, list me, list --from amira, list --since 2026-02-30, list --until 2026-02-03,
    export /tmp/none me, copy, copy --to file:/tmp/none, forget id --from amira@example.test, forget spam,
    resend delivered, show unknown`;
const NEED_A_STORE = "list, show x, export /tmp/none, forget x, resend x, doctor";
const empty = tempConfig();
await inStore(empty, async () => {});
const NOWHERE = join(tempConfig().dataDir, "elsewhere");
type Row = [line: string, env: Record<string, string>, code: number, text: RegExp];
const rows = (lines: string, ...[env, code, text]: [Row[1], Row[2], Row[3]]) =>
  lines.split(/,\s+/).map((line): Row => [line, env, code, text]);
test.each<Row>([
  ...rows(WRONG, {}, 2, /./),
  ...rows(
    NEED_A_STORE,
    { DATABASE_URL: "", DATA_DIR: NOWHERE },
    1,
    /^(?=.*no store)(?!.*\.\.).*\/elsewhere/im,
  ),
  ["list", { DATABASE_URL: "file:/dev/null" }, 1, /^.+\n$/],
  ["export /dev/null/export", {}, 1, /^.*\/dev\/null\/export.*\n$/],
  ["backup /tmp", { DATABASE_URL: "postgres://a@127.0.0.1:1/b" }, 1, /^.*pg_dump.*127\.0\.0\.1:1\/b\.\n$/],
])("the command %j with %j explains itself, exits with code %i and creates nothing", async (line, env, code, text) => {
  expect(await runCommand(line.split(" "), { ...envOf(empty), ...env })).toEqual({
    code,
    text: expect.stringMatching(text),
  });
  expect(existsSync(NOWHERE)).toBe(false);
});
