import { expect, test } from "../../support/browser/test";

test("without scripts the loop is complete, with its parts numbered as the items beside it", async ({
  page,
}) => {
  await page.goto("/beyond-chat");
  const drawing = page.getByRole("img", { name: /A loop of six steps/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator(".loop__number text")).toHaveText(["1", "2", "3", "4", "5", "6"]);
  for (const part of await drawing.locator(".loop__part").all()) {
    expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  }
  const items = page.locator(".loop__items > li");
  await expect(items.getByRole("heading")).toHaveText([
    "Permissions",
    "Approvals",
    "Audit trail",
    "Rollback",
    "Evaluation",
    "Handing back",
  ]);
  // Beside it, and not taller than what they say.
  const left = await drawing.evaluate((element) => element.getBoundingClientRect().right);
  expect(await items.first().evaluate((item) => item.getBoundingClientRect().left)).toBeGreaterThanOrEqual(
    left,
  );
  expect(await items.first().evaluate((item) => item.getBoundingClientRect().height)).toBeLessThan(400);
});
