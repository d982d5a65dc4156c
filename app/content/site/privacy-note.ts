import type { PrivacyNote } from "~/content/types/contact";

export const privacyNote: PrivacyNote = {
  lead: "How we use and keep what you send:",
  link: "privacy notice (new tab)",
  url: "/privacy",
};
