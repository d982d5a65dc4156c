/**
 * The brand's mark: loose threads, a lode, and the line it leads to. It is drawn here once, for the header as for the
 * icons and share images that scripts/media makes. Paths are pairs of absolute numbers, so that they can be stretched.
 */
export const logoPath = {
  viewBox: "0 0 28 16",
  threads: "M1 2.5C7 2.5 8 8 12 8M1 8L12 8M1 13.5C7 13.5 8 8 12 8",
  lode: { cx: 14.5, cy: 8, r: 2.7 },
  line: "M18.5 8L27 8",
} as const;
