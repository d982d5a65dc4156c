import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { corrugated } from "../logistics/container.mjs";

/** A flat-roofed shed with doors on its left face. */
export function shed(
  s,
  x,
  y,
  dx,
  dy,
  h,
  { color = "stone", count = 4, names, lit = {}, panels = 4, roof, face = "left", size = 0.5 } = {},
) {
  const leafs = (w, fh) => {
    let svg = rect(0, fh * 0.06, w, 0.14, s.theme.coral, { opacity: 0.9 });
    const step = w / count;
    for (let i = 0; i < count; i++) {
      const u = step * i + step * 0.2;
      const dw = step * 0.6;
      const dh = fh * 0.56;
      svg += rect(u, fh - dh, dw, dh, lit[i] ?? (s.theme.dark ? palette.steel920 : palette.dark800), {
        opacity: lit[i] ? 1 : 0.85,
      });
      for (let k = 1; k < 5; k++)
        svg += line(u, fh - dh + (dh * k) / 5, u + dw, fh - dh + (dh * k) / 5, palette.white, {
          strokeWidth: 0.02,
          opacity: 0.16,
        });
      if (names)
        svg += text(u + dw / 2, fh - dh - size * 0.28, names[i], {
          size,
          weight: 640,
          fill: s.theme.text,
          anchor: "middle",
        });
    }
    return svg;
  };
  const plain = (w, fh, sc) => corrugated(Math.round(w * 2.4))(w, fh, sc);
  s.box(x, y, 0, dx, dy, h, {
    color,
    left: face === "left" ? leafs : plain,
    right: face === "right" ? leafs : plain,
  });
  for (let i = 0; i < panels; i++) {
    const w = (dx - 0.8) / panels;
    s.box(x + 0.4 + i * w, y + 0.5, h, w * 0.62, dy - 1, 0.16, { color: roof ?? "mid", shadow: false });
  }
}
