import { palette } from "../engine/palette.mjs";
import { parsePoints } from "../engine/parse-points.mjs";

const skins = [palette.skin1, palette.skin2, palette.skin3, palette.skin4];

/** A standing figure, 1.7 units high at size 1; `skin` from 0 to 3. */
export function person(
  s,
  x,
  y,
  { z = 0, size = 1, color = "teal", legs = "dark", skin = 0, shadow = true } = {},
) {
  const u = size;
  s.group(() => {
    s.lathe(
      x,
      y,
      z,
      [
        [0.15 * u, 0],
        [0.2 * u, 0.1 * u],
        [0.21 * u, 0.72 * u],
      ],
      { color: legs, shadow: false },
    );
    s.lathe(
      x,
      y,
      z + 0.7 * u,
      [
        [0.215 * u, 0],
        [0.25 * u, 0.42 * u],
        [0.19 * u, 0.56 * u],
        [0.08 * u, 0.64 * u],
      ],
      { color, shadow: false },
    );
    s.sphere(x, y, z + 1.54 * u, 0.17 * u, { color: skins[skin % 4] });
  }, [x - 0.2 * u, y - 0.2 * u, z, x + 0.2 * u, y + 0.2 * u, z + 1.75 * u]);
  if (shadow) s.roundShadow(x, y, 0.2 * u, 1);
}

export function seatedPerson(s, x, y, z, { color = "teal", skin = 0 } = {}) {
  s.lathe(x, y, z, parsePoints("0.24 0, 0.28 0.45, 0.21 0.6, 0.09 0.68"), { color, shadow: false });
  s.sphere(x, y, z + 0.9, 0.19, { color: skins[skin % 4] });
}
