/** Parses "0 0, 3 0, 3 2 1" as a list of points. */
export const parsePoints = (list) => list.split(",").map((q) => q.trim().split(/\s+/).map(Number));
