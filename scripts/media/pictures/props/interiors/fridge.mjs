import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

export function fridge(s, x, y, { w = 2.2, d = 1.4, h = 3.6 } = {}) {
  s.box(x, y, 0, w, d, h, {
    color: "pale",
    left: (fw, fh) => {
      let svg = rect(
        fw * 0.08,
        fh * 0.15,
        fw * 0.84,
        fh * 0.76,
        s.theme.dark ? palette.steel841 : palette.dark800,
        {
          rx: 0.06,
        },
      );
      for (let r = 0; r < 4; r++) {
        const base = fh * (0.32 + r * 0.18);
        svg += rect(fw * 0.1, base, fw * 0.8, 0.06, palette.steel230);
        for (let i = 0; i < 7; i++) {
          const vx = fw * (0.14 + i * 0.108);
          svg += rect(vx, base - 0.34, 0.15, 0.34, (r + i) % 5 ? palette.teal360 : palette.amber190, {
            rx: 0.03,
          });
          svg += rect(vx + 0.02, base - 0.42, 0.11, 0.08, palette.white);
        }
      }
      svg += rect(fw * 0.86, fh * 0.4, 0.07, fh * 0.22, palette.white, { rx: 0.03 });
      svg += rect(fw * 0.3, fh * 0.035, fw * 0.4, fh * 0.08, palette.steel920, { rx: 0.05 });
      return svg + iconAt("snowflake", fw * 0.5, fh * 0.075, fh * 0.07, palette.teal, 2.2);
    },
    right: (fw, fh) => rect(fw * 0.2, fh * 0.7, fw * 0.6, fh * 0.16, palette.dark900, { opacity: 0.2 }),
  });
}
