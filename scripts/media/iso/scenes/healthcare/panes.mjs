/** Panes of a ward's windows. */
import { rect } from "../../engine/svg.mjs";

/** Windows along a ward's wall. */
export const panes = (count) => (fw, fh, s) =>
  Array.from({ length: count }, (_, i) =>
    rect(
      (fw * (i + 0.2)) / count,
      fh * 0.2,
      (fw * 0.6) / count,
      fh * 0.42,
      s.t.dark ? "#2F6F7D" : "#D3E6E6",
      { rx: 0.05 },
    ),
  ).join("");
