// The house's own name and the lines that stand on every page. Nothing else in the copy names the brand.

export const site = {
  brand: "Lodeline",
  description: "Outcome-as-a-Service in AI, data and digital assets for enterprises, banks and governments.",
  /** Ink 950 (styles/tokens.css): what browsers paint around the page. */
  themeColour: "#061016",
  copyrightYear: 2025,
} as const;
