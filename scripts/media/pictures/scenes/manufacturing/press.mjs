import { palette } from "../../engine/palette.mjs";
import { circle, rect } from "../../engine/svg.mjs";

/** A hydraulic press; `ram` is how far it is down, from 0 to 1. */
export function press(s, x, y, { color = "mid", ram = 0.4, glow } = {}) {
  s.group(() => {
    s.box(x, y, 0, 2, 1.8, 0.7, { color: "dark", shadow: false });
    s.box(x, y, 0.7, 0.4, 1.8, 2.4, { color, shadow: false });
    s.box(x + 0.5, y + 0.3, 0.7, 1, 1.2, 0.14, { color: glow ?? "pale", shadow: false });
    s.box(x + 0.5, y + 0.4, 2.4 - ram * 1.1, 1, 1, 0.7 + ram * 1.1, { color: "pale", shadow: false });
    s.box(x + 1.6, y, 0.7, 0.4, 1.8, 2.4, { color, shadow: false });
    s.box(x, y, 3.1, 2, 1.8, 0.8, {
      color,
      shadow: false,
      left: (w, h) =>
        rect(w * 0.12, h * 0.3, w * 0.34, h * 0.4, palette.dark900, { rx: 0.04 }) +
        circle(w * 0.7, h * 0.5, 0.12, glow ? s.theme.coral : palette.teal570),
    });
  }, [x, y, 0, x + 2, y + 1.8, 3.9]);
  s.shadow(x, y, 2, 1.8, 3.9);
}
