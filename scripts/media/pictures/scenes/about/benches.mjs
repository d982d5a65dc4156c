import { palette } from "../../engine/palette.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { iconCube } from "../../props/computing/model-cubes.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { centredText } from "../../props/textures/surfaces.mjs";

/** Three benches, one for each practice. */
export function benches(s) {
  const bench = (x, name, color) => {
    desk(s, x, 0.4, 2.3, 1.6, {
      h: 0.95,
      color: "pale",
      body: "dark",
      left: centredText(name, { size: 0.42, fill: color }),
    });
  };
  bench(-0.9, "AI", s.theme.coralText);
  bench(1.9, "Data", s.theme.teal);
  bench(4.7, "Ledger", s.theme.iris);
  iconCube(s, -0.45, 0.6, 0.95, 1.25, { color: "coral", icon: "bot", glyph: palette.dark900 });
  [0.5, 0.9, 1.4].forEach((h, i) => {
    s.box(2.15 + i * 0.64, 0.8, 0.95, 0.5, 0.6, h, { color: "teal", shadow: false });
  });
  s.box(5, 1.1, 1.15, 1.6, 0.12, 0.12, { color: "iris", shadow: false });
  ledgerBlock(s, 4.85, 0.75, { z: 0.95, size: 0.8, shadow: false });
  ledgerBlock(s, 6.05, 0.75, { z: 0.95, size: 0.8, shadow: false, icon: "check" });
}
