import { palette } from "../../engine/palette.mjs";

export function distillationColumn(
  s,
  x,
  y,
  { r = 0.7, h = 7, color = "pale", platforms = [0.34, 0.6, 0.82], lamp } = {},
) {
  const rail = s.theme.dark ? palette.steel510 : palette.steel760;
  const ring = `${s.theme.dark ? palette.steel940 : palette.dark900}44`;
  // Sections are separate solids, so that each covers the one below.
  const cuts = [0, ...platforms.map((q) => h * q), h];
  s.group(() => {
    cuts.slice(0, -1).forEach((z, i) => {
      const last = i === cuts.length - 2;
      const foot = i ? 0.1 : 0;
      const len = cuts[i + 1] - z - foot;
      const head = last
        ? [
            [r, len - 0.35],
            [r * 0.8, len - 0.1],
            [r * 0.24, len + 0.06],
            [r * 0.2, len + 0.4],
          ]
        : [[r, len]];
      const base = i
        ? [[r, 0]]
        : [
            [r * 1.3, 0, "dark"],
            [r * 1.05, 0.5, color],
            [r, 0.6],
          ];
      const bands = [0.35, 0.7].map((q) => [len * q, r, ring]);
      if (i)
        s.lathe(
          x,
          y,
          z,
          [
            [r * 1.4, 0, "mid"],
            [r * 1.4, 0.1],
          ],
          { color: "mid", shadow: false },
        );
      s.lathe(x, y, z + foot, [...base, ...head], { color, bands, shadow: !i });
      if (!i) return;
      const rails = [
        [0.42, r * 1.4, rail, 2.2],
        [0.22, r * 1.4, rail, 1.4],
      ];
      s.lathe(
        x,
        y,
        z + 0.1,
        [
          [r * 1.4, 0.5],
          [r * 1.4, 0.5],
        ],
        { color: "mid", shadow: false, lid: false, bands: rails },
      );
    });
    if (lamp) s.sphere(x, y, h + 0.6, 0.14, { color: lamp });
  }, [x - r, y - r, 0, x + r, y + r, h + 0.6]);
}
