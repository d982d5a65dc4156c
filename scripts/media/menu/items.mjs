import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "../manifest.mjs";
import { allPictures } from "../pictures/catalogue.mjs";
import { digest, sourceText } from "../source.mjs";
import { menuEntries } from "./catalogue.mjs";

/** The menu's picture of every page in it. Its hash covers the film's poster and the part of it, or the SVG; the encoder. */
export async function menuPictures() {
  const encoder = await sourceText("scripts/media/menu/encode.mjs");
  const pictures = await allPictures();
  return menuEntries().map(({ id, film, corner, picture }) => ({
    id: `menu/${id}`,
    name: id,
    source: "scripts/media/menu/catalogue.mjs",
    sourceHash: film
      ? digest(readFileSync(join(PUBLIC, posterFile(film)), "base64"), JSON.stringify(corner), encoder)
      : digest(closeUp(pictures, picture), encoder),
    files: [`media/menu/${id}.avif`],
  }));
}

/** The widest poster of a film, below public/. */
export const posterFile = (film) => `media/films/${film}-1920.avif`;

/** A picture without its labels, which nobody could read at this size. */
export function closeUp(pictures, id) {
  const { draw, theme } = pictures.find((picture) => picture.id === id);
  return draw(theme).svg("", { small: true });
}
