import type { MenuColumn, SocialLink } from "~/content/types/menu";

export const footer = {
  banner: "Ready to get started? Schedule your free 30-minute consultation today",
  heading: "Schedule a call",
  button: "Schedule a call now",
} as const;

/** Links that the menu has in no column. */
export const company: MenuColumn = {
  subName: "Company",
  items: [
    { name: "About", url: "/about" },
    { name: "Careers", url: "/career" },
    { name: "Privacy", url: "/privacy" },
  ],
};

/** An account is shown once its URL is filled in, such as https://www.linkedin.com/company/NAME. */
export const accounts: readonly (Omit<SocialLink, "url"> & { url?: string })[] = [
  { name: "LinkedIn", icon: "mark-network" },
  { name: "X", icon: "mark-microblog" },
  { name: "YouTube", icon: "mark-video" },
];
