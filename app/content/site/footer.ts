import type { MenuLink } from "~/content/types/menu";

export const footer = {
  banner: "Ready to get started? Schedule your free 30-minute consultation today",
  heading: "Schedule a call",
  button: "Schedule a call now",
} as const;

export const social: readonly (MenuLink & { icon: string })[] = [
  { name: "LinkedIn", url: "https://www.linkedin.com/", icon: "mark-network" },
  { name: "X", url: "https://x.com/", icon: "mark-microblog" },
  { name: "YouTube", url: "https://www.youtube.com/", icon: "mark-video" },
];
