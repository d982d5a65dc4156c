import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** A file, what it imports against the rules, and the rule. */
const OFFENCES = [
  ["app/pages/a.ts", "app/routes/b.ts", "a page draws its loader's data"],
  ["app/forms/a.ts", "app/pages/b.ts", "forms use components/ui and own their words and rules"],
  ["server/config/a.ts", "app/content/b.ts", "the server knows nothing of the app"],
  ["server/outbox/a.ts", "server/site/b.ts", "the outbox knows nothing of the site"],
  ["server/site/c.ts", "server/outbox/d.ts", "outbox.ts is the only door"],
] as const;

test("the lint fails for an import in the wrong direction", () => {
  const cwd = mkdtempSync(join(tmpdir(), "imports-"));
  cpSync("tsconfig.json", join(cwd, "tsconfig.json"));
  for (const [from, to] of OFFENCES)
    for (const [file, text] of [
      [from, `import "../../${to}";`],
      [to, ""],
    ] as const) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
  // `npm run lint` has installed it.
  const program = resolve("scripts/lint/node_modules/.bin/depcruise");
  const args = ["--config", resolve("scripts/lint/imports.mjs"), "app", "server"];
  const { status, stdout } = spawnSync(program, args, { cwd, encoding: "utf8" });
  for (const [from, to, rule] of OFFENCES) expect(stdout).toContain(`${rule}: ${from} → ${to}`);
  expect(status).toBe(OFFENCES.length);
  rmSync(cwd, { recursive: true });
});
