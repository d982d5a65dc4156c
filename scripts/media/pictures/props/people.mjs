import { palette } from "../engine/palette.mjs";
import { parsePoints } from "../engine/parse-points.mjs";

const skins = [palette.skin1, palette.skin2, palette.skin3, palette.skin4];
const hair = [palette.steel900, palette.steel800, palette.steel900, palette.sand590];

/**
 * Elbow and hand of both arms: how far from the middle, how far to the front, and how high, at size 1. The first arm is
 * the farther one.
 */
const POSES = {
  stands: ["0.31 0.02 1.0, 0.3 0.1 0.76", "0.31 0.02 1.0, 0.3 0.1 0.76"],
  points: ["0.31 0 1.0, 0.29 0.06 0.76", "0.3 0.22 1.1, 0.26 0.52 1.2"],
  holds: ["0.31 0.1 0.96, 0.16 0.36 1.02", "0.31 0.1 0.96, 0.16 0.36 1.02"],
  waits: ["0.36 0.02 1.02, 0.2 0.12 0.88", "0.31 0.02 1.0, 0.3 0.1 0.76"],
};
const SHOULDER = [0.22, 0, 1.27];

/**
 * A standing figure, 1.75 units high at size 1.
 * @param {object} [options]
 * @param {number} [options.skin] from 0 to 3
 * @param {"left" | "right"} [options.facing] towards which corner of the picture, the lower left or the lower right
 * @param {keyof typeof POSES} [options.pose] by default neighbours differ
 */
export function person(
  s,
  x,
  y,
  {
    z = 0,
    size = 1,
    color = "teal",
    legs = "dark",
    skin = 0,
    facing = "left",
    pose = Object.keys(POSES)[Math.abs(Math.round(x * 3 + y * 5 + skin)) % 4],
    shadow = true,
  } = {},
) {
  const at = placing(x, y, z, size, facing);
  s.group(() => {
    for (const side of [-1, 1]) {
      s.beam(at(side * 0.1, 0, 0.78), at(side * 0.11, 0, 0.1), 0.19 * size, { color: legs });
      s.beam(at(side * 0.11, 0, 0.06), at(side * 0.11, 0.12, 0.06), 0.12 * size, { color: legs });
    }
    upperBody(s, at, size, { color, skin, pose });
  }, [x - 0.2 * size, y - 0.2 * size, z, x + 0.2 * size, y + 0.2 * size, z + 1.75 * size]);
  if (shadow) s.roundShadow(x, y, 0.2 * size, 1);
}

/** Somebody on a seat whose top is at `z`, at work on what is in front. */
export function seatedPerson(s, x, y, z, { color = "teal", skin = 0, facing = "left" } = {}) {
  const at = placing(x, y, z - 0.72, 1, facing);
  for (const side of [-1, 1])
    s.beam(at(side * 0.11, 0, 0.8), at(side * 0.12, 0.36, 0.8), 0.2, { color: "dark" });
  upperBody(s, at, 1, { color, skin, pose: "holds" });
}

/** Takes across, to the front and up from where somebody stands to a point of the world. */
function placing(x, y, z, size, facing) {
  return facing === "left"
    ? (across, front, up) => [x + across * size, y + front * size, z + up * size]
    : (across, front, up) => [x + front * size, y - across * size, z + up * size];
}

function upperBody(s, at, size, { color, skin, pose }) {
  const [x, y, waist] = at(0, 0, 0.72);
  const [far, near] = POSES[pose];
  arm(s, at, size, -1, far, { color, skin });
  s.lathe(
    x,
    y,
    waist,
    parsePoints("0.17 0, 0.22 0.36, 0.21 0.5, 0.15 0.61, 0.07 0.66").map(([r, h]) => [r * size, h * size]),
    {
      color,
      shadow: false,
    },
  );
  s.sphere(...at(0, -0.02, 1.58), 0.175 * size, { color: hair[skin % 4] });
  s.sphere(...at(0, 0.03, 1.54), 0.165 * size, { color: skins[skin % 4] });
  arm(s, at, size, 1, near, { color, skin });
}

function arm(s, at, size, side, joints, { color, skin }) {
  const [elbow, hand] = parsePoints(joints).map(([across, front, up]) => at(side * across, front, up));
  const [across, front, up] = SHOULDER;
  s.beam(at(side * across, front, up), elbow, 0.13 * size, { color });
  s.beam(elbow, hand, 0.12 * size, { color });
  s.sphere(...hand, 0.07 * size, { color: skins[skin % 4] });
}
