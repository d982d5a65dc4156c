import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test(
  "a phone fetches the small landscape only, wherever the visitor scrolls",
  nightly("about loading"),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/landscapes/")) fetched.push(request.url().replace(/.*-/, ""));
    });
    await page.goto("/banking-service");
    await hydrated(page);
    await page
      .locator("#place-6")
      .evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(page.locator("#place-6").getByRole("img")).toBeInViewport();
    expect(fetched).toEqual(["800.avif"]);
  },
);
