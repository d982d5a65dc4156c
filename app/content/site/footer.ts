import type { MenuLink } from "~/content/types/menu";

// The banner is the specification's own (§2, "Footer").
export const footer = {
  banner: "Ready to get started? Schedule your free 30-minute consultation today",
  heading: "Schedule a call",
  button: "Schedule a call now",
} as const;

/** The profiles. `icon` is a mark of the sprite. */
export const social: readonly (MenuLink & { icon: string })[] = [
  { name: "LinkedIn", url: "https://www.linkedin.com/", icon: "mark-network" },
  { name: "X", url: "https://x.com/", icon: "mark-microblog" },
  { name: "YouTube", url: "https://www.youtube.com/", icon: "mark-video" },
];
