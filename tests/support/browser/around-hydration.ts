import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "./hydrated";

/** Fifty before a release: `ROUNDS=50`. With few, every run still takes other moments. */
const ROUNDS = Number(process.env.ROUNDS ?? 4);

/** A page, and what a visitor does there while it hydrates. */
export interface Control {
  path: string;
  /** Once, before the scripts start. */
  prepare?: () => Promise<unknown>;
  /** What is clicked at the random moment. */
  target: (page: Page) => Locator;
  /** What is done then instead of a click. */
  act?: (x: number, y: number) => Promise<unknown>;
  /** Runs in the page at every change and frame; returns what the visitor sees of the control. */
  look?: () => string | undefined;
  /** What `look` must return, in this order. */
  states?: readonly string[];
  /** What else must follow. */
  outcome?: () => Promise<unknown>;
}

type Watched = typeof globalThis & { seen: string[]; start: () => void };

/** Repeats the action, each time at a different moment between the scripts' start and shortly after hydration. */
export async function aroundHydration(page: Page, errors: string[], control: Control): Promise<void> {
  const seed = Number(process.env.SEED ?? Date.now() % 1e6);
  const random = randomNumbers(seed);
  const { look = () => undefined } = control;
  await page.addInitScript(`(${watch})(${look})`);
  const span = await timeToHydrate(page, control.path);
  for (let round = 1; round <= ROUNDS; round += 1) {
    // More of them early: hydration itself is the smaller part of the measured time.
    const delay = Math.round(random() ** 2 * span * 1.3);
    const moment = `SEED=${seed}, round ${round}, ${delay} ms after the scripts' start`;
    await page.goto(control.path, { waitUntil: "domcontentloaded" });
    await control.prepare?.();
    const [x, y] = await middle(control.target(page));
    await start(page);
    await page.waitForTimeout(delay);
    await (control.act?.(x, y) ?? page.mouse.click(x, y));
    if (control.states) {
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const last = control.states.at(-1);
      await page
        .waitForFunction((state) => (globalThis as Watched).seen.at(-1) === state, last, { timeout: 5000 })
        .catch(() => {});
      // The modal takes the focus in a separate task.
      await page.locator("dialog:not(:modal)").waitFor({ state: "detached" });
      expect(await page.evaluate(() => (globalThis as Watched).seen), moment).toEqual(control.states);
    }
    await control.outcome?.().catch((error) => {
      throw new Error(`${moment}: ${error.message}`);
    });
    expect(errors, moment).toEqual([]);
  }
}

const start = (page: Page) => page.evaluate(() => (globalThis as Watched).start());

/** Scrolls it into view and returns its centre; content below the fold is laid out first. */
async function middle(target: Locator): Promise<[number, number]> {
  return target.evaluate((element) => {
    Object.assign(document.documentElement.dataset, { loaded: "", layoutReady: "" });
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}

/** How long this page takes on this machine, with its scripts in the cache. */
async function timeToHydrate(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await start(page);
  await hydrated(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const started = Date.now();
  await start(page);
  await hydrated(page);
  return Date.now() - started;
}

/** Runs in the page. */
function watch(look: () => string | undefined) {
  const seen: string[] = [];
  // The preparation must not start the scripts: these listeners run before theirs.
  const events = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];
  const hold = (event: Event) => event.stopImmediatePropagation();
  for (const type of events) addEventListener(type, hold, true);
  const start = () => {
    for (const type of events) removeEventListener(type, hold, true);
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }));
  };
  Object.assign(globalThis, { seen, start });
  const note = () => {
    const state = look();
    if (state !== undefined && state !== seen.at(-1)) seen.push(state);
  };
  const eachFrame = () => {
    note();
    requestAnimationFrame(eachFrame);
  };
  document.addEventListener("DOMContentLoaded", () => {
    eachFrame();
    // Typing changes no element, and a busy page renders less often than keys arrive.
    addEventListener("input", note, true);
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
