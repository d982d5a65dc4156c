import { expect, test } from "../../support/browser/test";

test("without scripts the loop is complete, and its parts have the numbers of the items beside it", async ({
  page,
}) => {
  await page.goto("/beyond-chat");
  const drawing = page.getByRole("img", { name: /A loop of six steps/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator(".loop__number text")).toHaveText(["1", "2", "3", "4", "5", "6"]);
  const items = page.locator(".loop__items > li");
  await expect(items.getByRole("heading")).toHaveText([
    "Permissions",
    "Approvals",
    "Audit trail",
    "Rollback",
    "Evaluation",
    "Handing back",
  ]);
});
