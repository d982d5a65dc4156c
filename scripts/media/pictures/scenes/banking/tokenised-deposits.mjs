import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle } from "../../engine/svg.mjs";
import { blockChain } from "../../overlays/documents/block-chain.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { coins } from "../../props/computing/tokens.mjs";
import { centredIcon } from "../../props/textures/surfaces.mjs";
import { bank } from "./bank.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 48, focus: [4, 1.4, 0.8], at: [0.5, 0.5], seed: 4 });
  s.ground();
  s.plate(-6.6, -2.4, 5.6, 5.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.plate(8.6, -2.4, 5.6, 5.4, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  bank(s, -6.3, -1.8, { u: 0.62, columns: 5, emblem: "wallet" });
  bank(s, 9.1, -1.8, { u: 0.62, columns: 5, emblem: "landmark" });
  s.path(parsePoints("-1.6 0.6, 9.4 0.6"), { color: s.theme.iris, w: 6 });
  ["banknote", "coins", "arrow-left-right", "check"].forEach((name, i) => {
    ledgerBlock(s, -0.4 + i * 2.35, -0.2, { size: 1.6, icon: name, color: i === 3 ? "teal" : "iris" });
  });
  coins(s, -3.2, 4.2, 7);
  coins(s, -1.7, 4.4, 5);
  coins(s, -2.6, 5.6, 3);
  s.path(parsePoints("-0.9 4.6, 10.8 4.6"), { color: s.theme.coral, w: 3.5, dash: "2 11" });
  for (const x of [1.2, 4, 6.8]) s.cylinder(x, 4.6, 0.25, 0.68, 0.3, { color: "iris", shadow: 1 });
  for (const x of [1.2, 4, 6.8]) {
    s.roundShadow(x, 4.6, 0.6, 0.3);
    s.add(
      [x - 0.6, 4, 0.56, x + 0.6, 5.2, 0.57],
      s.decal(
        "top",
        x,
        4.6,
        0.55,
        circle(0, 0, 0.52, undefined, { stroke: palette.white, strokeWidth: 0.06 }) +
          iconAt("hexagon", 0, 0, 0.6, palette.white, 2.2),
      ),
    );
  }
  s.box(9.4, 3.8, 0, 1.6, 1.6, 1.3, {
    color: "dark",
    left: centredIcon("lock", s.theme.amber),
    right: centredIcon("key-round", s.theme.amber),
  });
  blockChain(s, {
    x: 56,
    y: 610,
    title: "Settlement",
    blocks: [
      { icon: "banknote", label: "Deposit" },
      { icon: "arrow-left-right", label: "Exchanged", tone: "coral" },
      { icon: "check", label: "Final", tone: "teal" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/banking/tokenised-deposits",
  theme: "light",
  title: "Two banks settling tokens over a ledger",
  draw,
};
