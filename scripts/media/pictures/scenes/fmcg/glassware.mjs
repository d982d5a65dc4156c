export function flask(s, x, y, z, u, liquid) {
  s.lathe(
    x,
    y,
    z,
    [
      [0.5 * u, 0, liquid],
      [0.52 * u, 0.08 * u],
      [0.32 * u, 0.55 * u, "glass"],
      [0.13 * u, 0.9 * u],
      [0.13 * u, 1.35 * u, "pale"],
      [0.17 * u, 1.35 * u],
      [0.17 * u, 1.42 * u],
    ],
    { shadow: false },
  );
}

/** A beaker; `fill` is the part of its height that holds liquid. */
export function beaker(s, x, y, z, r, h, fill, liquid) {
  s.lathe(
    x,
    y,
    z,
    [
      [r, 0, liquid],
      [r, h * fill, "glass"],
      [r, h],
    ],
    { shadow: false },
  );
}

export function testTubes(s, x, y, z) {
  s.group(() => {
    s.box(x, y, z, 2.6, 0.6, 0.12, { color: "sand" });
    for (let i = 0; i < 5; i++)
      s.lathe(
        x + 0.3 + i * 0.5,
        y + 0.3,
        z + 0.12,
        [
          [0.13, 0, ["teal", "amber", "coral", "teal", "iris"][i]],
          [0.13, 0.35 + (i % 3) * 0.16, "glass"],
          [0.13, 1.15],
        ],
        { shadow: false },
      );
    s.box(x, y + 0.45, z + 0.62, 2.6, 0.1, 0.12, { color: "sand" });
  }, [x, y, z, x + 2.6, y + 0.6, z + 1.3]);
}
