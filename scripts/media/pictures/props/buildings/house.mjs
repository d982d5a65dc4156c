import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

export function house(s, x, y, { u = 1, color = "pale", roof = "dark", axis = "y" } = {}) {
  const glass = s.theme.dark ? palette.amber : palette.steel400;
  const front = (w, h) =>
    rect(w * 0.14, h * 0.3, w * 0.22, h * 0.3, glass, { opacity: 0.85 }) +
    rect(w * 0.6, h * 0.34, w * 0.22, h * 0.66, s.theme.dark ? palette.steel900 : palette.steel760);
  const side = (w, h) =>
    [0.18, 0.58].map((v) => rect(w * v, h * 0.3, w * 0.22, h * 0.3, glass, { opacity: 0.7 })).join("");
  s.group(() => {
    s.box(x, y, 0, 1.6 * u, 1.6 * u, 1 * u, {
      color,
      shadow: false,
      left: axis === "y" ? front : side,
      right: axis === "y" ? side : front,
    });
    s.prism(x - 0.12 * u, y - 0.12 * u, 1 * u, 1.84 * u, 1.84 * u, 0.8 * u, { color: roof, axis });
  }, [x - 0.1, y - 0.1, 0, x + 1.7 * u, y + 1.7 * u, 1.8 * u]);
  s.shadow(x, y, 1.6 * u, 1.6 * u, 1.6 * u);
}
