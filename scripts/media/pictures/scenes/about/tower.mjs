import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

/** A tower of departments that have nothing in common but their address. */
export function tower(s) {
  const floors = [
    [-6, -1.4, 4.8, 4.4, 1.8, "stone", "landmark"],
    [-6.3, -1.2, 4.6, 4.2, 1.5, "sand", "scale"],
    [-5.7, -1.6, 4.4, 4.2, 1.6, "mid", "factory"],
    [-6.2, -1.1, 4.2, 3.8, 1.4, "pale", "megaphone"],
    [-5.6, -1.3, 4.1, 3.9, 1.6, "amber", "users"],
    [-5.9, -1, 3.6, 3.4, 1.5, "dark", "calculator"],
  ];
  let z = 0;
  s.shadow(-6, -1.4, 4.8, 4.4, 9);
  s.group(() => {
    floors.forEach(([x, y, dx, dy, dz, color, glyph], i) => {
      const tone = color === "dark" || color === "mid" ? palette.white : palette.dark900;
      const sign = (w, h, sc) =>
        windows({ cols: 3, rows: 2, seed: i + 3, lit: 0.3 })(w * 0.62, h, sc) +
        iconAt(glyph, w * 0.81, h / 2, h * 0.56, tone, 1.9);
      s.box(x, y, z, dx, dy, dz - 0.18, {
        color,
        left: i ? sign : undefined,
        right: windows({ cols: 4, rows: 2, seed: i + 20, lit: 0.2 }),
        shadow: false,
      });
      s.box(x - 0.1, y - 0.1, z + dz - 0.18, dx + 0.2, dy + 0.2, 0.18, { color: "dark", shadow: false });
      if (!i)
        s.box(x + 1.6, y + dy, 0, 1.3, 0.3, 1.62, {
          color: "dark",
          shadow: false,
          left: (w, h) => rect(w * 0.14, h * 0.12, w * 0.72, h * 0.88, palette.steel200),
        });
      z += dz;
    });
  }, [-6.4, -1.7, 0, -1.1, 3.3, 9.4]);
}
