import { palette } from "../../engine/palette.mjs";
import { rect } from "../../engine/svg.mjs";

export const wardWindows = (count) => (fw, fh, s) =>
  Array.from({ length: count }, (_, i) =>
    rect(
      (fw * (i + 0.2)) / count,
      fh * 0.2,
      (fw * 0.6) / count,
      fh * 0.42,
      s.theme.dark ? palette.steel660 : palette.steel140,
      { rx: 0.05 },
    ),
  ).join("");
