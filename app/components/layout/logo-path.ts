/** Also for the icons and share images of scripts/media. */
export const logoPath = {
  viewBox: "0 0 28 16",
  // Pairs of absolute numbers only: scripts/media scales each number.
  threads: "M1 2.5C7 2.5 8 8 12 8M1 8L12 8M1 13.5C7 13.5 8 8 12 8",
  lode: { cx: 14.5, cy: 8, r: 2.7 },
  line: "M18.5 8L27 8",
} as const;
