import { expect, test } from "../../support/engines/test";
import { nightly } from "../../support/nightly";

const PAUSED = "document.querySelector('.hero video')?.paused";
const BUTTON = "[...document.querySelectorAll('.hero .video-controls button')].at(-1).innerText.trim()";

test(
  "after Back from another page the hero's film goes on playing, or stays paused",
  nightly("about one browser's back/forward cache"),
  async ({ visitor }) => {
    await visitor.open("/services");
    await expect.poll(() => visitor.see(PAUSED)).toBe(false);
    await visitor.see("(window.isTheSamePage = true)");
    await visitor.open("/privacy", { hydrate: false });
    await visitor.back();
    // From the back/forward cache: otherwise there would be nothing to see here.
    expect(await visitor.see("window.isTheSamePage")).toBe(true);
    await expect.poll(() => visitor.see(PAUSED)).toBe(false);
    expect(await visitor.see(BUTTON)).toBe("Pause");

    await visitor.click('.hero [data-film-button="motion"]');
    await visitor.open("/privacy", { hydrate: false });
    await visitor.back();
    expect(await visitor.see(PAUSED)).toBe(true);
    expect(await visitor.see(BUTTON)).toBe("Play");
  },
);
