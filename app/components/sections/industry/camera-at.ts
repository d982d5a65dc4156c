import type { CSSProperties } from "react";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Place } from "~/content/types/drawings";

/** What the camera shows of the landscape in a close view, in its pixels; a larger tile is seen from further away. */
const VIEW = { width: 680, height: 700 };

/** Where a place's tile is and how near the camera goes, as fractions; the style sheet moves the picture by them. */
export function cameraAt({ x, y, outline }: Place): CSSProperties {
  const corners = outline.split(" ").map((corner) => corner.split(",").map(Number));
  const extent = (axis: number) => {
    const values = corners.map((corner) => corner[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  const position = {
    "--x": x / LANDSCAPE_WIDTH,
    "--y": y / LANDSCAPE_HEIGHT,
    "--fit": Math.min(1, VIEW.width / extent(0), VIEW.height / extent(1)),
  };
  return position as CSSProperties;
}
