import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

test("under reduced motion a section's film is fetched and plays only on request, in a native player", async ({
  page,
  javaScriptEnabled,
}) => {
  const requests = requestsFor(page, /\.mp4$/);
  await visit(page, "/customer-service");
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);

  await section.getByText("VIDEO").click();
  const film = section.locator("video");
  await expect(film).toBeVisible();
  const state = () =>
    film.evaluate(({ paused, controls, muted, loop }: HTMLVideoElement) => ({
      paused,
      controls,
      muted,
      loop,
    }));
  // Without scripts the player appears, and its own button starts it.
  if (!javaScriptEnabled) {
    expect(requests).toEqual([]);
    await film.evaluate((video: HTMLVideoElement) => video.play());
  }
  await expect.poll(state).toEqual({ paused: false, controls: true, muted: true, loop: true });
  expect(new Set(requests).size).toBe(1);
});
