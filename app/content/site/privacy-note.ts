import type { PrivacyNote } from "~/content/types/contact";

export const privacyNote: PrivacyNote = {
  lead: "What we keep of this, and for how long:",
  link: "privacy (new tab)",
  url: "/privacy",
};
