import { pageUrls } from "~/content/pages";
import { problems } from "../../support/browser/axe";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

// Where nothing moves all text can be judged at once.
test.use({ reducedMotion: "reduce" });

for (const url of pageUrls) {
  test(
    `${url} has its metadata and landmarks, hydrates without an error, and axe finds no violation`,
    nightlyUnless(ONE_OF_EACH_KIND.includes(url), "another page of a kind"),
    async ({ page, consoleErrors }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(/^.+ \| Lodeline$/);
      const description = await page.locator('meta[name="description"]').getAttribute("content");
      expect(description?.length).toBeGreaterThanOrEqual(70);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", await page.title());
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
        "content",
        description ?? "",
      );
      const graph = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
      );
      expect(graph["@graph"].length).toBeGreaterThanOrEqual(url === "/" ? 2 : 3);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const role of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      await hydrated(page);
      expect(consoleErrors).toEqual([]);
      expect(await problems(page), "wide").toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await problems(page), "narrow").toEqual([]);
    },
  );
}

test("the home page shows its sections in order", async ({ page }) => {
  await page.goto("/");
  const order = [
    page.getByText("70%"),
    page.locator("#services"),
    page.getByRole("link", { name: /DISCOVER CAPABILITY/ }).first(),
    page.getByText("/01").first(),
    page.getByRole("heading", { name: "Ask us about these 6 now" }),
    page.locator("#solutions"),
    page.getByRole("heading", { name: "New York" }),
  ];
  const tops = [];
  for (const locator of order) tops.push((await locator.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test("the sitemap and robots.txt name the public pages", async ({ request, site }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const url of pageUrls) expect(sitemap).toContain(`<loc>${site.url}${url}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
