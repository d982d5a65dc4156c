import { SECONDS } from "../loops/animations.mjs";
import { HEIGHT, posterMoment, WIDTH } from "../loops/page.mjs";

/**
 * One detail of a section as a picture of its own: some elements of the scene, as large as the frame allows.
 *
 * @typedef {object} Still
 * @property {string} show selects the elements
 * @property {string} [css] changes their places and sizes
 * @property {string} [camera] selects what a phone shows of the loop, if not the same elements
 */

/** Around what is shown, in pixels of the frame. */
const MARGIN = { x: 52, y: 36 };
const LARGEST = 2.4;

/** On a phone of this width, where a still goes from edge to edge, its text has at least this size. */
const PHONE = 390;
const SMALLEST_TEXT = 11;

/** Runs in the page: hides all but what is shown. */
function isolate(show) {
  const keep = (element) => {
    if (element.matches(show)) return;
    if (element.querySelector(show)) for (const child of element.children) keep(child);
    else element.style.display = "none";
  };
  for (const child of document.body.children) keep(child);
}

/** Runs in the page: the box around what can be seen of the selected elements. */
export function boxOf(selector) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const measure = (element) => {
    const { left, top, right, bottom, width: across } = element.getBoundingClientRect();
    const { opacity, visibility, overflow } = getComputedStyle(element);
    if (opacity === "0" || visibility === "hidden") return;
    if (across > 0) {
      box.left = Math.min(box.left, left);
      box.top = Math.min(box.top, top);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, bottom);
    }
    if (overflow === "visible") for (const child of element.children) measure(child);
  };
  for (const element of document.querySelectorAll(selector)) measure(element);
  return box;
}

/** Runs in the page: enlarges a box to fill the frame. Returns the size of the smallest text. */
function fill({ box, width, height, margin, largest }) {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(largest, (width - 2 * margin.x) / across, (height - 2 * margin.y) / down);
  const left = (width - across * scale) / 2 - box.left * scale;
  const top = (height - down * scale) / 2 - box.top * scale;
  document.body.style.cssText = `transform-origin:0 0;transform:translate(${left}px,${top}px) scale(${scale})`;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let smallest = Infinity;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !parent.checkVisibility({ opacityProperty: true })) continue;
    smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parent).fontSize) * scale);
  }
  return smallest;
}

/** Runs in the page: replaces the body's content. */
function reset(html) {
  document.body.style.cssText = "";
  document.body.innerHTML = html;
}

/**
 * Turns an open scene into one of its stills.
 * @param {Awaited<ReturnType<typeof import("../loops/open-scene.mjs").openScene>>} opened
 * @param {Still} still
 */
export async function compose({ scene, page, goTo }, { show, css = "" }) {
  await page.evaluate(reset, `${scene.html}<style>${css}</style>`);
  await goTo(posterMoment(scene) * SECONDS);
  await page.evaluate(isolate, show);
  const box = await page.evaluate(boxOf, show);
  const options = { box, width: WIDTH, height: HEIGHT, margin: MARGIN, largest: LARGEST };
  const smallest = ((await page.evaluate(fill, options)) * PHONE) / WIDTH;
  if (smallest < SMALLEST_TEXT) throw new Error(`${show}: text of ${smallest.toFixed(1)} pixels on a phone`);
}
