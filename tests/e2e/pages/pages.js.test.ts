import { pageUrls } from "~/content/pages";
import { problems } from "../../support/browser/axe";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

// Where nothing moves all text can be judged at once.
test.use({ reducedMotion: "reduce" });

for (const url of pageUrls) {
  test(`${url} has its metadata and landmarks, hydrates without an error, and axe finds no violation`, async ({
    page,
    consoleErrors,
  }) => {
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
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(graph["@graph"].length).toBeGreaterThanOrEqual(url === "/" ? 2 : 3);
    await expect(page.locator("h1")).toHaveCount(1);
    for (const role of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
    expect(await problems(page), "wide").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await problems(page), "narrow").toEqual([]);
  });
}

test("an unknown address gets status 404 and a link to the home page", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1, name: "page not found" });
  await expect(heading).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

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
