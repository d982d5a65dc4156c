/** What lies behind the words of a share image: the page's own film or picture, right of the words. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allPictures } from "../iso/pictures.mjs";
import { PUBLIC } from "../manifest.mjs";

const pictures = new Map((await allPictures()).map((picture) => [picture.id, picture]));

/** Without a source while its film is still to be made: the image is then stale, and photographing it fails. */
const poster = (film) => {
  const file = join(PUBLIC, `media/films/${film}-1280.avif`);
  if (!existsSync(file)) return '<img alt="">';
  return `<img src="data:image/avif;base64,${readFileSync(file).toString("base64")}" alt="">`;
};

/** @param {import("./words.mjs").Share["shows"]} shows @returns {{ theme: "ink" | "paper", layout: string, drawing: string }} */
export function groundOf(shows) {
  if (shows.film) return { theme: "ink", layout: "film", drawing: poster(shows.film) };
  if (shows.loop) return { theme: "ink", layout: "loop", drawing: poster(shows.loop) };
  if (shows.films) {
    const strips = shows.films.map((film) => `<i>${poster(film)}</i>`).join("");
    return { theme: "ink", layout: "films", drawing: strips };
  }
  const picture = pictures.get(shows.picture);
  if (!picture) throw new Error(`no scene draws ${shows.picture}`);
  const svg = picture.draw(picture.theme).svg("");
  return { theme: picture.theme, layout: "picture", drawing: svg };
}
