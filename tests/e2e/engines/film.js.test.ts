import { expect, test } from "../../support/engines/test";
import { nightly } from "../../support/nightly";

test("the hero's film plays, its button says so, and pauses it", async ({ visitor }) => {
  const button = "[...document.querySelectorAll('.hero .video-controls button')].at(-1).innerText.trim()";
  await visitor.open("/services");
  await expect.poll(() => visitor.see("document.querySelector('.hero video')?.paused")).toBe(false);
  expect(await visitor.see(button)).toBe("Pause");
  await visitor.click('.hero [data-film-button="motion"]');
  await expect.poll(() => visitor.see(button)).toBe("Play");
  expect(await visitor.see("document.querySelector('.hero video').paused")).toBe(true);
});

test(
  "'Scroll to Explore' shows once the film has loaded",
  nightly("the test above waits for the same film"),
  async ({ visitor }) => {
    await visitor.open("/services");
    await expect
      .poll(() => visitor.see("getComputedStyle(document.querySelector('.hero__explore')).visibility"), {
        timeout: 8000,
      })
      .toBe("visible");
  },
);
