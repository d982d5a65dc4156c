import { hydrated } from "../../support/browser/hydrated";
import { topOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const region = "SOP consistency";

test(
  "on a wide screen the title stays beside its scrolling details, with its number in brackets",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.goto("/customer-service");
    const section = page.getByRole("region", { name: region });
    const title = section.getByRole("heading", { level: 2 });
    const current = section.getByRole("link", { name: `02 ${region}` });
    await expect(current).toHaveText("[02]");
    await expect(current).toHaveAttribute("aria-current", "true");
    await expect(section.getByRole("link", { name: /^0[134] / })).toHaveText(["01", "03", "04"]);

    const scrollTo = (below: number) =>
      section.evaluate((element, distance) => {
        const top = element.getBoundingClientRect().top + window.scrollY + distance;
        window.scrollTo({ top, behavior: "instant" });
      }, below);
    await scrollTo(20);
    const [titleBefore, detailBefore] = [await topOf(title), await topOf(section.getByRole("term").first())];
    await scrollTo(120);
    expect(await topOf(title)).toBeCloseTo(titleBefore, 0);
    expect(await topOf(section.getByRole("term").first())).toBeCloseTo(detailBefore - 100, 0);
    const [left, right] = [await title.boundingBox(), await section.getByRole("term").first().boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  },
);

test("on a narrow screen title and details are stacked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/customer-service");
  const section = page.getByRole("region", { name: region });
  const [title, detail] = [
    await section.getByRole("heading", { level: 2 }).boundingBox(),
    await section.getByRole("term").first().boundingBox(),
  ];
  expect(detail?.x).toBe(title?.x);
  expect(detail?.y ?? 0).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test.describe("with films", () => {
  test.use({ films: true });

  test("a section's film is fetched and plays only while it is shown", async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/loops/") && request.url().endsWith(".mp4")) films.push(request.url());
    });
    await page.goto("/customer-service");
    await hydrated(page);
    const section = page.getByRole("region", { name: "Sales enablement" });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator("video")).toHaveCount(0);
    expect(films).toEqual([]);

    await section.getByText("VIDEO").click();
    const film = section.locator("video");
    const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(paused).toBe(false);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
    await section.getByText("DETAILS").click();
    await expect.poll(paused).toBe(true);
    await section.getByText("VIDEO").click();
    await expect.poll(paused).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(paused).toBe(true);
  });
});
