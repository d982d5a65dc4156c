import { digest, textOf } from "../source.mjs";
import { page } from "./page.mjs";
import { shareWords } from "./words.mjs";

/** One image for each page of the registry. Its source is the page that is photographed, fonts, poster and all. */
export async function shares() {
  const encoder = await textOf("scripts/media/share/encode.mjs");
  return shareWords().map((share) => ({
    id: `share/${share.id}`,
    name: share.id,
    source: "scripts/media/share/page.mjs",
    sourceHash: digest(page(share), encoder),
    files: [`media/share/${share.id}.jpg`],
  }));
}
