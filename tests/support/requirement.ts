import { describe, test } from "vitest";

type Test = (title: string, body: () => Promise<void> | void) => void;

/**
 * The `test` of tests that need something of the machine. Where it is missing they are skipped with a line that says so;
 * in CI, whose result decides what lands, they fail with it.
 * @param missing what is missing and how to get it; undefined when nothing is
 */
export function testUnless(
  missing: string | undefined,
  ci = Boolean(process.env.CI),
  vitest: Test & { skip: Test } = test,
): Test {
  if (!missing) return vitest;
  if (!ci) {
    console.warn(`SKIPPED: ${missing}`);
    return (title, body) => vitest.skip(title, body);
  }
  return (title) =>
    vitest(title, () => {
      throw new Error(`This machine cannot run the test: ${missing}`);
    });
}

/** The same for a group of tests, which fails or is skipped as one. */
export function describeUnless(missing: string | undefined): (title: string, tests: () => void) => void {
  return missing ? (title) => testUnless(missing)(title, () => {}) : describe;
}
