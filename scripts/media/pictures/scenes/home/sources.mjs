import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";
import { stackedDiscStore } from "../../props/computing/data-stores.mjs";
import { serverCabinet } from "../../props/computing/servers.mjs";
import { screen } from "../../props/interiors/screens.mjs";
import { board } from "../../props/shapes/slabs.mjs";

/** Four kinds of data sources: servers, a data store, a table and a till. */
export function sources(s) {
  serverCabinet(s, -7.4, -5.4, { h: 2.6, rows: 5 });
  stackedDiscStore(s, -6.6, -1.6, { r: 1, h: 2.1, discs: 3, color: "teal" });
  const cells = (w, h) =>
    Array.from({ length: 16 }, (_, i) =>
      rect(
        w * (0.1 + (i % 4) * 0.21),
        h * (0.12 + Math.floor(i / 4) * 0.2),
        w * 0.18,
        h * 0.15,
        i % 5 === 0 ? palette.teal570 : palette.steel410,
        { rx: 0.03 },
      ),
    ).join("");
  board(s, -7.2, 1.6, 1.9, 1.9, { paint: cells });
  s.box(-6.2, 4.1, 0, 1.7, 1.4, 0.8, {
    color: "mid",
    top: (w, h) =>
      Array.from({ length: 9 }, (_, i) =>
        rect(
          w * (0.12 + (i % 3) * 0.16),
          h * (0.2 + Math.floor(i / 3) * 0.22),
          w * 0.12,
          h * 0.15,
          palette.mist,
          { rx: 0.03 },
        ),
      ).join(""),
  });
  screen(s, -5.4, 4.2, {
    z: 0.8,
    w: 0.8,
    h: 0.6,
    foot: false,
    paint: (w, h) => rect(w * 0.2, h * 0.4, w * 0.6, h * 0.2, s.theme.teal),
  });
}
