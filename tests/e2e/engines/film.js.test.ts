import { expect, test } from "../../support/engines/test";

const PAUSED = "document.querySelector('.hero video').paused";
const BUTTON = "[...document.querySelectorAll('.hero .video-controls button')].at(-1).ariaLabel";

test("the hero's film plays, says so, and goes on playing after Back from another page", async ({
  visitor,
}) => {
  await visitor.open("/services");
  await expect.poll(() => visitor.see("document.querySelector('.hero video')?.paused")).toBe(false);
  expect(await visitor.see(BUTTON)).toBe("Pause");
  await visitor.see("(window.isTheSamePage = true)");
  await visitor.open("/privacy", { hydrate: false });
  await visitor.back();
  // From the back/forward cache: otherwise there would be nothing to see here.
  expect(await visitor.see("window.isTheSamePage")).toBe(true);
  await expect.poll(() => visitor.see(PAUSED)).toBe(false);
  expect(await visitor.see(BUTTON)).toBe("Pause");

  await visitor.click('.hero [aria-label="Pause"]');
  await visitor.open("/privacy", { hydrate: false });
  await visitor.back();
  expect(await visitor.see(PAUSED)).toBe(true);
  expect(await visitor.see(BUTTON)).toBe("Play");
});

test("'Scroll to Explore' shows once the film has loaded", async ({ visitor }) => {
  await visitor.open("/services");
  await expect
    .poll(() => visitor.see("getComputedStyle(document.querySelector('.hero__explore')).visibility"), {
      timeout: 8000,
    })
    .toBe("visible");
});
