import type { MenuColumn, SocialLink } from "~/content/types/menu";

export const footer = {
  banner: "Ready to get started? Schedule your free 30-minute consultation today",
  heading: "Schedule a call",
  button: "Schedule a call now",
  /** In the contact modal. */
  links: [
    { name: "Capabilities", url: "/services" },
    { name: "Solutions", url: "/#solutions" },
    { name: "About", url: "/about" },
    { name: "Careers", url: "/career" },
  ],
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

/** The coined brand's. The operator's take their place: SOCIAL_NETWORK_URL and its kind. */
export const accounts: Readonly<Record<"network" | "microblog" | "video", SocialLink>> = {
  network: { name: "LinkedIn", icon: "mark-network", url: "https://www.linkedin.com/company/lodeline" },
  microblog: { name: "X", icon: "mark-microblog", url: "https://x.com/lodeline" },
  video: { name: "YouTube", icon: "mark-video", url: "https://www.youtube.com/@lodeline" },
};
