import { observeChanges } from "~/render/change-observer.server";
import { layOutAtOnce, startOnInteraction } from "~/render/deferred-scripts.server";
import { followFilms } from "~/render/film-script.server";

/**
 * Adds the app's own scripts to a document: one first in the head, before the style sheet, which would delay it, and one
 * last in the body. One at each end, because every inline script costs a hash in the Content-Security-Policy, and the
 * headers share the connection's first ten packets with the page.
 * @param nonce marks the app's own scripts
 * @param options.defer whether the document's other scripts are deferred, so that something has to start them
 * @throws if the document has no plain `<head>` or no `</body>`
 */
export function addOwnScripts(html: string, nonce: string, { defer }: { defer: boolean }): string {
  const missing = ["<head>", "</body>"].find((tag) => !html.includes(tag));
  if (missing) throw new Error(`Scripts cannot be added: the document has no ${missing}`);
  const script = (...parts: string[]) => `<script nonce="${nonce}">${parts.join(";\n")}</script>`;
  // The one in the head removes itself before React hydrates.
  const remove = "document.currentScript.remove()";
  const first = defer ? script(remove, followFilms, layOutAtOnce) : script(remove, followFilms);
  const withFirst = html.replace("<head>", () => `<head>${first}`);
  return defer
    ? withFirst.replace("</body>", () => `${script(startOnInteraction, observeChanges)}</body>`)
    : withFirst;
}
