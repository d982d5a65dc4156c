import { parsePoints } from "../../engine/parse-points.mjs";

export function robot(s, x, y, reach, { color, elbow }) {
  const shoulder = [x, y, 0.95];
  const bend = [x + elbow[0], y + elbow[1], elbow[2]];
  const joint = (q, r) => s.sphere(...q, r, { color: "dark" });
  // In the order of the calls, because the parts intersect.
  const svg = s.inOrder(() => {
    s.lathe(x, y, 0, parsePoints("0.55 0, 0.55 0.22, 0.38 0.3, 0.34 0.75, 0.42 0.8, 0.42 0.98"), {
      color: "dark",
      shadow: false,
    });
    s.beam(shoulder, bend, 0.42, { color });
    joint(shoulder, 0.26);
    s.beam(bend, reach, 0.3, { color });
    joint(bend, 0.24);
    joint(reach, 0.16);
    s.beam(reach, [reach[0], reach[1], reach[2] - 0.32], 0.14, { color: "dark" });
    s.beam([reach[0] - 0.18, reach[1], reach[2] - 0.36], [reach[0] + 0.18, reach[1], reach[2] - 0.36], 0.12, {
      color: "dark",
    });
  });
  const [rx, ry] = [reach[0], reach[1]];
  s.add(
    [Math.min(x - 0.4, rx), Math.min(y - 0.4, ry), 0, Math.max(x + 0.4, rx), Math.max(y + 0.4, ry), bend[2]],
    svg,
  );
  s.roundShadow(x, y, 0.6, 2);
}
