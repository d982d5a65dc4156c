export function bench(s, x, y, { len = 1.6 } = {}) {
  s.box(x, y, 0.3, len, 0.45, 0.08, { color: "sand", shadow: false });
  s.box(x + 0.1, y + 0.1, 0, 0.1, 0.3, 0.3, { color: "dark", shadow: false });
  s.box(x + len - 0.2, y + 0.1, 0, 0.1, 0.3, 0.3, { color: "dark", shadow: false });
  s.shadow(x, y, len, 0.45, 0.3, 0.5);
}

/** A fence around a plot. `sides` lists the fenced ones: n (-y), w (-x), s (+y), e (+x). */
export function fence(s, x, y, dx, dy, { h = 0.8, step = 1, color = "pale", sides = "nwse" } = {}) {
  const run = (len, at, horizontal) => {
    const count = Math.round(len / step);
    for (let i = 0; i <= count; i++) {
      const d = (len * i) / count;
      const [px, py] = horizontal ? [x + d, at] : [at, y + d];
      s.box(px - 0.07, py - 0.07, 0, 0.14, 0.14, h, { color, shadow: 0.3 });
      if (i === count) continue;
      const seg = len / count - 0.14;
      for (const z of [h * 0.38, h * 0.76]) {
        if (horizontal) s.box(px + 0.07, py - 0.04, z, seg, 0.08, 0.11, { color, shadow: false });
        else s.box(px - 0.04, py + 0.07, z, 0.08, seg, 0.11, { color, shadow: false });
      }
    }
  };
  if (sides.includes("n")) run(dx, y, true);
  if (sides.includes("s")) run(dx, y + dy, true);
  if (sides.includes("w")) run(dy, x, false);
  if (sides.includes("e")) run(dy, x + dx, false);
}
