import { expect, test } from "vitest";
import { preventOrphans } from "~/components/ui/prevent-orphans";

/** No-break spaces are shown as underscores. */
const kept = (text: string) => preventOrphans(text).replaceAll("\u00a0", "_");

test("the last three words of a text stay together", () => {
  expect(kept("We run it once it is proven, and your team takes over when you choose.")).toBe(
    "We run it once it is proven, and your team takes over when_you_choose.",
  );
});

test("of long words only the last two do, so that the line before does not get short", () => {
  expect(kept("Whoever reopens it reads the version with its corresponding explanatory documentation.")).toBe(
    "Whoever reopens it reads the version with its corresponding explanatory_documentation.",
  );
});

test("a text that is short enough to be balanced is left alone", () => {
  expect(kept("One result and one figure.")).toBe("One result and one figure.");
});
