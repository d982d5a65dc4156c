import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

/** Two-sided island shelf along y with its open side to the lower right. */
export function island(s, x, y, len, colors) {
  s.group(() => {
    s.box(x, y, 0, 0.12, len, 1.9, { color: "stone" });
    for (let l = 0; l < 2; l++) {
      s.box(x + 0.12, y, l * 0.95, 0.75, len, 0.12, { color: "pale" });
      for (let i = 0; i < Math.floor(len / 0.6); i++) {
        s.box(x + 0.24, y + 0.14 + i * 0.6, l * 0.95 + 0.12, 0.46, 0.46, 0.6, {
          color: colors[(l + Math.floor(i / 2)) % colors.length],
          shadow: false,
          right: (w, h) => rect(w * 0.16, h * 0.26, w * 0.68, h * 0.3, palette.white, { opacity: 0.7 }),
        });
      }
    }
    s.box(x, y + len, 0, 0.87, 0.08, 1.9, { color: "pale" });
  });
}
