// Where things stand on the ground of "Why us?", in world units from the tower.

export const FLAG = [9.84, -23.77];

/** What the long route waits for. */
export const STOPS = [
  [5, 0, "users"],
  [3, -7, "presentation"],
  [-3, -14, "files"],
  [-1.5, -17.5, "scale"],
  [5.5, -13, "megaphone"],
  [2.2, -22.5, "receipt"],
  [9.5, -29, "calculator"],
  [13, -20, "file-search"],
  [18.5, -17, "clock"],
];

export const LONG = [
  [2.6, 0],
  [5, 0],
  [5, -7],
  [0.5, -7],
  [0.5, -14],
  [-3, -14],
  [-3, -11.5],
  [-1.5, -11.5],
  [-1.5, -17.5],
  [2, -17.5],
  [2, -13],
  [5.5, -13],
  [5.5, -22.5],
  [2.2, -22.5],
  [2.2, -25],
  [5, -25],
  [5, -29],
  [13, -29],
  [13, -17],
  [18.5, -17],
  [18.5, -22],
  [16, -22],
  [16, -23.77],
  FLAG,
];

export const SHORT = [[9.84, -10], FLAG];

export const TREES = [
  [-2.6, -8.4],
  [3.4, -10],
  [8, -18.5],
  [-5.2, -12.4],
  [16.4, -13.6],
  [18.4, -13.8],
  [21.4, -16.2],
  [-1, 4.6],
];
