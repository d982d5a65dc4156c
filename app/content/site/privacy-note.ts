import type { PrivacyNote } from "~/content/types/privacy-note";

export const privacyNote: PrivacyNote = {
  text: "What we keep of this, and for how long:",
  link: "privacy (new tab)",
  url: "/privacy",
};
