import { bottle, packs } from "../../props/logistics/goods.mjs";

/** Goods for a shelf, another kind on each level; `gaps` is [[level, index], …]. */
export const stock =
  (kinds, gaps = []) =>
  (s, level, x0, x1, y, z) => {
    const kind = kinds[level % kinds.length];
    const count = Math.floor((x1 - x0 - 0.2) / 0.56);
    for (let i = 0; i < count; i++) {
      if (gaps.some(([l, k]) => l === level && k === i)) continue;
      const x = x0 + 0.16 + i * 0.56;
      if (kind === "bottle")
        bottle(s, x + 0.22, y + 0.4, { z, u: 0.78, color: i % 5 < 3 ? "teal" : "amber", cap: "coral" });
      else packs(s, x, y + 0.12, z, 1, { color: kind[Math.floor(i / 2) % kind.length], dx: 0.46, dz: 0.66 });
    }
  };
