/** The background of a share image: the page's film or picture, or two numbers as threads. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "../manifest.mjs";
import { allPictures } from "../pictures/catalogue.mjs";
import { DRAWING, threadPaths } from "./content.mjs";

const pictures = new Map((await allPictures()).map((picture) => [picture.id, picture]));

/** Before its film has been made a poster has no `src`: the share image is stale, and rendering it fails. */
const poster = (film) => {
  const file = join(PUBLIC, `media/films/${film}-1280.avif`);
  if (!existsSync(file)) return '<img alt="">';
  return `<img src="data:image/avif;base64,${readFileSync(file).toString("base64")}" alt="">`;
};

/**
 * @param {import("./content.mjs").ShareContent["shows"]} shows
 * @returns {{ theme: "dark" | "light", layout: string, html: string }}
 */
export function backgroundOf(shows) {
  if (shows.film) return { theme: "dark", layout: "film", html: poster(shows.film) };
  if (shows.films) {
    const strips = shows.films.map((film) => `<i>${poster(film)}</i>`).join("");
    return { theme: "dark", layout: "films", html: strips };
  }
  if (shows.numbers) {
    const { entering, leaving } = threadPaths(...shows.numbers);
    const svg = `<svg viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" preserveAspectRatio="none"><path d="${entering}"/><path d="${leaving}"/></svg>`;
    return { theme: "light", layout: "threads", html: svg };
  }
  const picture = pictures.get(shows.picture);
  if (!picture) throw new Error(`no scene has the id ${shows.picture}`);
  const svg = picture.draw(picture.theme).svg("");
  return { theme: picture.theme, layout: "picture", html: svg };
}
