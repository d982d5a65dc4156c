import { expect, test } from "vitest";
import { preventOrphans } from "~/components/ui/prevent-orphans";

/** No-break spaces are shown as underscores. */
const kept = (text: string) => preventOrphans(text).replaceAll("\u00a0", "_");

test("the last three words of a text stay together", () => {
  expect(kept("We run it once it is proven, and your team takes over when you choose.")).toBe(
    "We run it once it is proven, and your team takes over when_you_choose.",
  );
});

test("of long words only the last two stay together, so that the line before is not too short", () => {
  expect(kept("Whoever reopens it reads the version with its corresponding explanatory documentation.")).toBe(
    "Whoever reopens it reads the version with its corresponding explanatory_documentation.",
  );
});

test("a text short enough for text-wrap: balance is left unchanged", () => {
  expect(kept("One result and one figure.")).toBe("One result and one figure.");
});
