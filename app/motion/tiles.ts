import type { StartMotion } from "~/motion/use-motion";
import { growInto } from "~/motion/view-transition";

/** A clicked tile of an industry's map becomes the picture of its story. */
export const startTiles: StartMotion = (map) => {
  const listening = new AbortController();
  // The picture loads while the finger is still on the tile.
  const load = (event: PointerEvent) => {
    const picture = storyOf(linkOf(event))?.querySelector("img");
    if (picture) picture.loading = "eager";
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    const story = storyOf(link);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !story || opensElsewhere || "growing" in story.dataset) return;
    const tile = cutOut(map, link);
    if (!tile) return;
    map.append(tile);
    const arrive = () => {
      tile.remove();
      // The router follows only now, because the browser had to capture the map first.
      link.click();
      story.scrollIntoView({ behavior: "instant" });
    };
    if (growInto(tile, story, arrive)) {
      event.preventDefault();
      event.stopPropagation();
    } else tile.remove();
  };
  map.addEventListener("pointerdown", load, listening);
  map.addEventListener("click", follow, listening);
  return () => listening.abort();
};

const linkOf = ({ target }: Event) => (target as Element).closest("a");

const storyOf = (link: HTMLAnchorElement | null) => link && document.getElementById(link.hash.slice(1));

/** A link's tile with its part of the landscape, over the map. */
function cutOut(map: HTMLElement, link: HTMLElement): HTMLElement | undefined {
  const landscape = map.querySelector("img");
  const outline = link.querySelector("polygon");
  if (!landscape || !outline?.ownerSVGElement) return;
  const { left, top, width } = landscape.getBoundingClientRect();
  const scale = width / outline.ownerSVGElement.viewBox.baseVal.width;
  const box = outline.getBBox();
  const corners = Array.from(
    outline.points,
    ({ x, y }) => `${(x - box.x) * scale}px ${(y - box.y) * scale}px`,
  );
  const tile = document.createElement("div");
  Object.assign(tile.style, {
    position: "fixed",
    left: `${left + box.x * scale}px`,
    top: `${top + box.y * scale}px`,
    width: `${box.width * scale}px`,
    height: `${box.height * scale}px`,
    background: `url("${landscape.currentSrc}") ${-box.x * scale}px ${-box.y * scale}px / ${width}px`,
    clipPath: `polygon(${corners})`,
  });
  return tile;
}
