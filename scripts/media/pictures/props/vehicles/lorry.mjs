import { palette } from "../../engine/palette.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";

const HEIGHT = 1.3;

/** A lorry along "x" or "y" that drives towards +; without `cab` a trailer. */
export function lorry(s, x, y, { axis = "x", len = 3, w = 1.1, color = "coral", cab = "pale", mark } = {}) {
  const tyre = s.theme.dark ? palette.steel940 : palette.dark800;
  const rib = s.theme.dark ? palette.steel940 : palette.dark900;
  const side = axis === "x" ? "left" : "right";
  const nose = axis === "x" ? "right" : "left";
  // On a right face u runs along -y, so positions along the vehicle are mirrored.
  const along = (fw, u) => (axis === "x" ? u : fw - u);
  const wheels = (list) => (fw, fh) =>
    list
      .map((u) => circle(along(fw, u), fh, 0.23, tyre) + circle(along(fw, u), fh, 0.09, s.theme.faint))
      .join("");
  const put = (d, z, l, ww, hh, o2) =>
    axis === "x"
      ? s.box(x + d, y + (w - ww) / 2, z, l, ww, hh, { shadow: false, ...o2 })
      : s.box(x + (w - ww) / 2, y + d, z, ww, l, hh, { shadow: false, ...o2 });
  const total = len + (cab ? 1.08 : 0);
  const ends =
    axis === "x" ? [x, y, 0, x + total, y + w, HEIGHT + 0.3] : [x, y, 0, x + w, y + total, HEIGHT + 0.3];
  s.group(() => {
    const rear = wheels([0.42, 0.98, ...(cab ? [] : [len - 0.5])]);
    put(0, 0.24, len, w, 0.14, { color: "black", [side]: (fw, fh) => rear(fw, fh) });
    put(0, 0.38, len, w, HEIGHT, {
      color,
      [side]: (fw, fh) => {
        let svg = "";
        for (let i = 1; i < len * 3.4; i++)
          svg += line(i / 3.4, fh * 0.06, i / 3.4, fh * 0.94, rib, { strokeWidth: 0.03, opacity: 0.2 });
        return svg + (mark ? mark(fw, fh, s) : "");
      },
      [nose]: (fw, fh) =>
        line(fw / 2, fh * 0.06, fw / 2, fh * 0.94, rib, { strokeWidth: 0.03, opacity: 0.3 }),
    });
    if (cab)
      put(len + 0.1, 0.24, 0.98, w - 0.06, HEIGHT * 0.82, {
        color: cab,
        [side]: (fw, fh) =>
          rect(along(fw, axis === "x" ? 0.34 : 0.82), fh * 0.16, 0.48, fh * 0.32, palette.dark900, {
            opacity: 0.78,
            rx: 0.04,
          }) + wheels([0.55])(fw, fh),
        [nose]: (fw, fh) =>
          rect(fw * 0.1, fh * 0.14, fw * 0.8, fh * 0.36, palette.dark900, { opacity: 0.78, rx: 0.04 }) +
          rect(fw * 0.08, fh * 0.74, fw * 0.16, fh * 0.1, palette.amber, { rx: 0.03 }) +
          rect(fw * 0.76, fh * 0.74, fw * 0.16, fh * 0.1, palette.amber, { rx: 0.03 }),
      });
  }, ends);
  s.shadow(x, y, ends[3] - x, ends[4] - y, 1.1);
}
