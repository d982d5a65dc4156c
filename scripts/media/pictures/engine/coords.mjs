/** Lists of coordinates. */

/** Points written as words, "0 0, 3 0, 3 2 1": long lists of coordinates stay on one line. */
export const parsePoints = (list) => list.split(",").map((q) => q.trim().split(/\s+/).map(Number));
