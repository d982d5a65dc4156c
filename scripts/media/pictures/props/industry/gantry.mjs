import { line } from "../../engine/svg.mjs";
import { CONTAINER_SIZE, container } from "../logistics/container.mjs";

/** A gantry crane along y; `trolley` is its position on the bridge, from 0 to 1, `drop` the height of its load. */
export function gantry(s, x, y, span, { h = 6, w = 1.9, trolley = 0.5, drop = 3, color = "mid", load } = {}) {
  const t = 0.26;
  for (const yy of [y, y + span]) {
    for (const xx of [x, x + w]) s.box(xx, yy, 0.3, t, t, h - 0.3, { color, shadow: false });
    s.box(x - 0.3, yy - 0.1, 0, w + 0.86, t + 0.2, 0.3, { color: "dark" });
    s.box(x + t, yy, h * 0.62, w - t, t, 0.18, { color, shadow: false });
  }
  for (const xx of [x, x + w]) {
    s.box(xx, y - 0.8, h, t, span + 1.9, 0.42, { color, shadow: false });
    let zig = "";
    const [, l] = s.tones("dark");
    for (let i = 0; i < 9; i++) {
      const a = s.project(xx + t, y + (span * i) / 9, h + (i % 2 ? 0.4 : 0.04));
      const b = s.project(xx + t, y + (span * (i + 1)) / 9, h + (i % 2 ? 0.04 : 0.4));
      zig += line(a[0], a[1], b[0], b[1], l, { strokeWidth: 2 });
    }
    s.add([xx + t, y, h, xx + t + 0.01, y + span, h + 0.42], zig);
  }
  const ty = y + span * trolley;
  s.box(x - 0.1, ty - 0.6, h + 0.42, w + 0.46, 1.2, 0.55, { color: "coral", shadow: false });
  if (!load) return;
  const cx = x + w / 2 + t / 2;
  for (const d of [-0.9, 0.9]) {
    const a = s.project(cx + d * 0.7, ty, h);
    const b = s.project(cx + d, ty, drop + CONTAINER_SIZE.h);
    s.add(
      [cx - 1, ty - 0.02, drop + CONTAINER_SIZE.h, cx + 1, ty + 0.02, h],
      line(a[0], a[1], b[0], b[1], s.theme.text, { strokeWidth: 2 }),
    );
  }
  container(s, cx - CONTAINER_SIZE.len / 2, ty - CONTAINER_SIZE.w / 2, drop, { color: load, shadow: false });
}
