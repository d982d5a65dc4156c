import { random } from "../../../random.mjs";
import { palette } from "../../engine/palette.mjs";
import { line } from "../../engine/svg.mjs";

export function boat(s, x, y, { color = "pale", sail = false } = {}) {
  s.group(() => {
    s.box(x, y, 0.02, 1.7, 0.62, 0.26, { color, shadow: false });
    s.box(x + 0.3, y + 0.1, 0.28, 0.7, 0.42, 0.3, { color: "mid", shadow: false });
    if (sail) {
      s.box(x + 1.15, y + 0.28, 0.28, 0.06, 0.06, 1.9, { color: "sand", shadow: false });
      s.surface(
        [
          [x + 1.1, y + 0.32, 2.1],
          [x + 1.1, y + 0.32, 0.5],
          [x + 0.1, y + 0.32, 0.5],
        ],
        palette.steel080,
      );
    }
  }, [x, y, 0, x + 1.7, y + 0.62, sail ? 2.2 : 0.6]);
}

export function water(s, x, y, dx, dy, { waves = 40, seed = 2 } = {}) {
  s.plate(x, y, dx, dy, s.theme.dark ? palette.steel871 : palette.steel140);
  const next = random(seed);
  s.groundAreas.push(
    s.decal(
      "top",
      x,
      y,
      0,
      Array.from({ length: waves }, () => {
        const [u, v] = [next() * (dx - 1), next() * dy];
        return line(u, v, u + 0.5 + next() * 0.5, v, s.theme.dark ? palette.steel660 : palette.steel271, {
          strokeWidth: 0.06,
          opacity: 0.8,
        });
      }).join(""),
    ),
  );
}
