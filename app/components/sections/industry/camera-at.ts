import type { CSSProperties } from "react";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Place } from "~/content/types/drawings";

/** What the camera shows of the landscape in a close view, in its pixels; a larger tile is seen from further away. */
const VIEW = { width: 680, height: 700 };

const cornersOf = ({ outline }: Pick<Place, "outline">) =>
  outline.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return { x, y };
  });

/** Where a place's tile is and how near the camera goes, as fractions; the style sheet moves the picture by them. */
export function cameraAt(place: Place): CSSProperties {
  const corners = cornersOf(place);
  const [left, right] = ends(corners.map(({ x }) => x));
  const [top, bottom] = ends(corners.map(({ y }) => y));
  const position = {
    "--x": (left + right) / 2 / LANDSCAPE_WIDTH,
    "--y": (top + bottom) / 2 / LANDSCAPE_HEIGHT,
    "--fit": Math.min(1, VIEW.width / (right - left), VIEW.height / (bottom - top)),
  };
  return position as CSSProperties;
}

const ends = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
