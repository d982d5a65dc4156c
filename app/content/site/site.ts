export const site = {
  brand: "Lodeline",
  description:
    "Consultancy for AI, data and blockchain: Outcome-as-a-Service for enterprises, banks and governments.",
  /** The colour of the browser's toolbar: --ink-950 of styles/tokens.css. */
  themeColour: "#061016",
  copyrightYear: 2025,
} as const;
