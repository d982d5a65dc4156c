/** Water and small boats. */
import { random } from "../engine/random.mjs";
import { line } from "../engine/svg.mjs";

/** A small boat along x. */
export function boat(s, x, y, { color = "pale", sail = false } = {}) {
  s.group(() => {
    s.box(x, y, 0.02, 1.7, 0.62, 0.26, { color, shadow: false });
    s.box(x + 0.3, y + 0.1, 0.28, 0.7, 0.42, 0.3, { color: "mid", shadow: false });
    if (sail) {
      s.box(x + 1.15, y + 0.28, 0.28, 0.06, 0.06, 1.9, { color: "sand", shadow: false });
      s.sheet(
        [
          [x + 1.1, y + 0.32, 2.1],
          [x + 1.1, y + 0.32, 0.5],
          [x + 0.1, y + 0.32, 0.5],
        ],
        "#E6F0F0",
      );
    }
  }, [x, y, 0, x + 1.7, y + 0.62, sail ? 2.2 : 0.6]);
}

/** Water on the ground: a plate and small waves. */
export function water(s, x, y, dx, dy, { waves = 40, seed = 2 } = {}) {
  s.plate(x, y, dx, dy, s.t.dark ? "#0C2B36" : "#D3E6E6");
  const rnd = random(seed);
  s.floor.push(
    s.decal(
      "top",
      x,
      y,
      0,
      Array.from({ length: waves }, () => {
        const [u, v] = [rnd() * (dx - 1), rnd() * dy];
        return line(u, v, u + 0.5 + rnd() * 0.5, v, s.t.dark ? "#2F6F7D" : "#A9C7CA", {
          sw: 0.06,
          op: 0.8,
        });
      }).join(""),
    ),
  );
}
