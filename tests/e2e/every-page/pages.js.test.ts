import { pageUrls } from "~/content/pages";
import { problems } from "../../support/browser/axe";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

// Where nothing moves all text can be judged at once.
test.use({ reducedMotion: "reduce" });

const PAGES = [
  ...pageUrls.map((url) => ({ url, status: 200 })),
  { url: "/no-such-page", status: 404 },
  { url: "/about?contact=message", status: 200 },
  { url: "/about?contact=call", status: 200 },
];

for (const { url, status } of PAGES) {
  test(
    `${url} has its metadata and landmarks, no error, no sideways scroll, and axe finds no violation`,
    nightlyUnless(!pageUrls.includes(url) || ONE_OF_EACH_KIND.includes(url)),
    async ({ page, consoleErrors }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(/^.+ \| Lodeline$/);
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
      for (const role of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(role, { includeHidden: true })).toHaveCount(1);
      if (status === 200) {
        const description = await page.locator('meta[name="description"]').getAttribute("content");
        expect(description?.length).toBeGreaterThanOrEqual(70);
        for (const [tag, content] of [
          ["og:title", await page.title()],
          ["og:description", description ?? ""],
        ] as const)
          await expect(page.locator(`meta[property="${tag}"]`)).toHaveAttribute("content", content);
        const graph = await page.locator('script[type="application/ld+json"]').textContent();
        expect(JSON.parse(graph ?? "")["@graph"].length).toBeGreaterThanOrEqual(url === "/" ? 2 : 3);
      }
      await hydrated(page);
      for (const width of [1024, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `at ${width}`).toBeLessThanOrEqual(0);
        expect(await problems(page), `at ${width}`).toEqual([]);
      }
      if (status === 200) expect(consoleErrors).toEqual([]);
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

test("an unknown address leads to the home page", async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the sitemap and robots.txt name the public pages", async ({ request, site }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const url of pageUrls) expect(sitemap).toContain(`<loc>${site.url}${url}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
