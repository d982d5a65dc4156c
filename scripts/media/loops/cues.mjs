/** The frames of a loop, and when and where the encoded film of a product's section shows each of the section's details. */
import { boxOf } from "../stills/compose.mjs";
import { SECONDS } from "./animations.mjs";
import { HOLD_SECONDS } from "./hold.mjs";
import { FRAMES_PER_SECOND } from "./master.mjs";
import { openScene } from "./open-scene.mjs";
import { HEIGHT, posterMoment, WIDTH } from "./page.mjs";

export const FRAMES = SECONDS * FRAMES_PER_SECOND;
/** The frame of a moment from 0 to 1. */
export const frameAt = (moment) => Math.round(moment * FRAMES);

/** The camera leaves a detail so long after its cue. */
const DWELL_SECONDS = 0.15;

/** A phone shows films in a frame of this shape, with so much around a detail, and no nearer than this, in pixels of the film. */
const ASPECT = 6 / 7;
const MARGIN = 20;
const NEAREST = 480;

/** On a phone of this width the text in the frame has at least this size. */
const PHONE = 390;
const SMALLEST_TEXT = 12;

/** Moments of a scene, from 0 to 1, in seconds of its film, which begins with its poster and pauses there. */
function inFilm(scene, moment) {
  const frame = (frameAt(moment) - frameAt(posterMoment(scene)) + FRAMES) % FRAMES;
  return frame === 0 ? 0 : Number((HOLD_SECONDS + frame / FRAMES_PER_SECOND).toFixed(2));
}

/** The part of the film in a phone's frame; it may be higher than the film. */
function view({ left, top, right, bottom }) {
  const width = Math.max(NEAREST, right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * ASPECT);
  const start = (from, to, size, end) =>
    size > end ? (end - size) / 2 : Math.min(Math.max((from + to - size) / 2, 0), end - size);
  return { x: start(left, right, width, WIDTH), y: start(top, bottom, width / ASPECT, HEIGHT), width };
}

/** A view as the transform of a film that is as high as the frame. */
function transformOf({ x, y, width }) {
  const percent = (part) => `${(-100 * part).toFixed(1)}%`;
  const scale = ((HEIGHT * ASPECT) / width).toFixed(3);
  return `scale(${scale}) translate(${percent(x / WIDTH)}, ${percent(y / HEIGHT)})`;
}

/** Runs in the page: the size of the smallest text between two columns of pixels. */
function smallestText({ x, width }) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let smallest = Infinity;
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (!currentNode.data.trim() || !currentNode.parentElement.checkVisibility({ opacityProperty: true }))
      continue;
    range.selectNodeContents(currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (right > x && left < x + width)
      smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(currentNode.parentElement).fontSize));
  }
  return smallest;
}

async function cuesOf(browser, name) {
  const { scene, page, goTo } = await openScene(browser, name);
  await goTo(posterMoment(scene) * SECONDS);
  const seconds = scene.cues.map((cue) => inFilm(scene, cue));
  const cues = [];
  for (const [index, { show, camera = show }] of scene.stills.entries()) {
    const box = await page.evaluate(boxOf, camera);
    const shown = view({ ...box, right: Math.min(box.right, WIDTH), bottom: Math.min(box.bottom, HEIGHT) });
    const smallest = ((await page.evaluate(smallestText, shown)) * PHONE) / shown.width;
    if (smallest < SMALLEST_TEXT)
      throw new Error(`${name}, ${camera}: text of ${smallest.toFixed(1)} pixels`);
    const before = Math.max(...seconds.filter((other) => other < seconds[index]));
    const from = Number.isFinite(before) ? Number((before + DWELL_SECONDS).toFixed(2)) : HOLD_SECONDS;
    cues.push({ seconds: seconds[index], from, camera: transformOf(shown) });
  }
  await page.close();
  return cues;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{ name: string }[]} scenes one film in a line
 */
export async function cuesJson(browser, scenes) {
  const lines = [];
  for (const { name } of scenes) lines.push(`"loops/${name}":${JSON.stringify(await cuesOf(browser, name))}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
