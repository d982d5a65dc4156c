import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { formFields } from "../../overlays/documents/form-fields.mjs";
import { shed } from "../../props/buildings/shed.mjs";
import { ledgerBlock } from "../../props/computing/ledger-blocks.mjs";
import { container } from "../../props/logistics/container.mjs";
import { water } from "../../props/outdoors/water.mjs";
import { person } from "../../props/people.mjs";
import { lorry } from "../../props/vehicles/lorry.mjs";
import { ship } from "../../props/vehicles/ship.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 43, focus: [6, 3, 1], at: [0.47, 0.565], seed: 8 });
  s.ground();
  water(s, -16, -14, 17, 30, { waves: 80 });
  ship(s, -7, 0.2, {
    len: 8,
    w: 3.6,
    cargo: ["1", "2"],
    colors: ["mid", "coral", "pale", "teal", "stone"],
  });
  s.box(1, -8, 0, 0.5, 24, 0.3, { color: "pale", shadow: false });
  lorry(s, 4.4, 0.2, { len: 3.1, color: "coral", w: 1.3 });
  shed(s, 10.8, -3.4, 5, 4.6, 3, { count: 3, panels: 4, face: "left" });
  container(s, 11.4, 2.6, 0, { color: "coral" });
  [
    ["ship", 1.8],
    ["truck", 7],
    ["warehouse", 12.6],
  ].forEach(([name, x], i) => {
    ledgerBlock(s, x, 6, { size: 1.7, icon: name, color: "iris" });
    if (i < 2) {
      const q = s.project(x + 3.6, 6.85, 0.9);
      s.draw(
        `<circle cx="${q[0]}" cy="${q[1]}" r="26"` +
          ` fill="${s.theme.teal}"/>${iconAt("signature", q[0], q[1], 30, palette.white, 2)}`,
      );
    }
  });
  s.path(parsePoints("1.6 6.85, 16 6.85"), { color: s.theme.iris, w: 6 });
  person(s, 3.4, 2.6, { color: "teal", size: 1.1 });
  person(s, 10.6, 2, { color: "amber", skin: 2, size: 1.1 });
  formFields(s, {
    x: 56,
    y: 680,
    w: 380,
    title: "Handover",
    tag: { label: "Both signed", tone: "iris" },
    items: [
      { label: "Seal number", text: "Unbroken" },
      { label: "Photographs", text: "Attached" },
    ],
  });
  return s;
}

export const picture = {
  id: "industries/supply-logistics/handover-ledger",
  theme: "light",
  title: "One box from ship to lorry to warehouse",
  draw,
};
