import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { CONTAINER_SIZE, container } from "../logistics/container.mjs";
import { boundsOf, extrude } from "../shapes/solids.mjs";
import { windows } from "../textures/surfaces.mjs";

/** A container ship along x, bow towards +x; `cargo` as in containerStacks. */
export function ship(
  s,
  x,
  y,
  { len = 13, w = 4, h = 1.5, color = "dark", cargo, colors, band = "coral" } = {},
) {
  const bow = w * 0.62;
  const hull = (grow) => [
    [x, y],
    [x + len - bow, y],
    [x + len + grow, y + w / 2],
    [x + len - bow, y + w],
    [x, y + w],
  ];
  s.group(() => {
    extrude(s, hull(-0.3), 0, 0.34, { color: band });
    extrude(s, hull(0), 0.34, h, { color });
    const inset = hull(-0.5).map(([a, b]) => [
      a + 0.1,
      b > y + w / 2 ? b - 0.16 : b < y + w / 2 ? b + 0.16 : b,
    ]);
    extrude(s, inset, h, h + 0.02, { color: "mid" });
    s.box(x + 0.4, y + 0.5, h, 1.5, w - 1, 2.9, {
      color: "pale",
      shadow: false,
      right: windows({ cols: 5, rows: 4, lit: 0.2 }),
      left: windows({ cols: 3, rows: 4, lit: 0.2 }),
    });
    s.box(x + 0.3, y + 0.1, h + 2.9, 1.7, w - 0.2, 0.5, {
      color: "pale",
      shadow: false,
      right: (fw, fh) => rect(fw * 0.04, fh * 0.2, fw * 0.92, fh * 0.5, palette.dark900, { opacity: 0.8 }),
      left: (fw, fh) => rect(fw * 0.1, fh * 0.2, fw * 0.8, fh * 0.5, palette.dark900, { opacity: 0.8 }),
    });
    s.lathe(
      x + 0.9,
      y + w / 2,
      h + 3.4,
      [
        [0.34, 0, "coral"],
        [0.3, 0.8],
      ],
      { color: "coral", shadow: false },
    );
    const list = colors ?? ["teal", "pale", "stone", "coral", "teal", "mid", "amber", "stone"];
    let i = 0;
    (cargo ?? ["222", "232"]).forEach((row, r) => {
      [...row].forEach((c, k) => {
        for (let level = 0; level < Number(c); level++)
          container(s, x + 2.4 + k * 3.02, y + 0.5 + r * 1.4, h + 0.02 + level * CONTAINER_SIZE.h, {
            color: list[i++ % list.length],
            shadow: false,
          });
      });
    });
  }, [x, y, 0, x + len, y + w, h + 4]);
  const around = boundsOf(hull(0).map((q) => [...q, 0]));
  s.shadow(around[0], around[1], len - bow * 0.6, w, h, 0.8);
}
