import { afterEach, expect, test, vi } from "vitest";
import { testUnless } from "../../support/requirement";

const MISSING = "a spoon is missing (apt-get install spoon)";

afterEach(() => void vi.restoreAllMocks());

function record() {
  const run: (() => void)[] = [];
  const skipped: string[] = [];
  const skip = (title: string) => void skipped.push(title);
  return {
    run,
    skipped,
    vitest: Object.assign((_: string, body: () => void) => void run.push(body), { skip }),
  };
}

test("in CI a test that the machine cannot run fails, and says what to install", () => {
  const { run, skipped, vitest } = record();
  testUnless(MISSING, true, vitest)("stirs", () => {});
  expect(skipped).toEqual([]);
  expect(run).toHaveLength(1);
  expect(() => run[0]?.()).toThrow(MISSING);
});

test("elsewhere it is skipped with a line that says so", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { run, skipped, vitest } = record();
  testUnless(MISSING, false, vitest)("stirs", () => {});
  expect(skipped).toEqual(["stirs"]);
  expect(run).toEqual([]);
  expect(warn).toHaveBeenCalledWith(`SKIPPED: ${MISSING}`);
});

test("it runs when nothing is missing", () => {
  const { run, vitest } = record();
  const body = () => {};
  testUnless(undefined, true, vitest)("stirs", body);
  expect(run).toEqual([body]);
});
