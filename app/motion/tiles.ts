import type { StartMotion } from "~/motion/use-motion";
import { growInto } from "~/motion/view-transition";

/** A clicked tile of an industry's map becomes the picture of its story. */
export const startTiles: StartMotion = (map) => {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const story = link && document.getElementById(link.hash.slice(1));
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!story || opensElsewhere || "growing" in story.dataset) return;
    const tile = cutOut(map, link);
    const arrive = () => {
      tile.remove();
      // The router follows only now, because the browser had to capture the map first.
      link.click();
      story.scrollIntoView({ behavior: "instant" });
    };
    if (!growInto(tile, story, arrive)) return tile.remove();
    event.preventDefault();
    event.stopPropagation();
  };
  map.addEventListener("click", follow);
  return () => map.removeEventListener("click", follow);
};

/** Lays a link's tile over the map: the landscape inside the tile's outline. */
function cutOut(map: HTMLElement, link: HTMLElement): HTMLElement {
  const tile = document.createElement("div");
  const landscape = map.querySelector("img");
  const outline = link.querySelector("polygon");
  const matrix = outline?.getScreenCTM();
  if (landscape && outline && matrix) {
    const { a: scale, e: left, f: top } = matrix;
    const { x, y, width, height } = outline.getBBox();
    const corner = (point: DOMPoint) => `${(point.x - x) * scale}px ${(point.y - y) * scale}px`;
    Object.assign(tile.style, {
      position: "fixed",
      left: `${left + x * scale}px`,
      top: `${top + y * scale}px`,
      width: `${width * scale}px`,
      height: `${height * scale}px`,
      background: `url("${landscape.currentSrc}") ${-x * scale}px ${-y * scale}px / ${landscape.width}px`,
      clipPath: `polygon(${Array.from(outline.points, corner)})`,
    });
  }
  map.append(tile);
  return tile;
}
