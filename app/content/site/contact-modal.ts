import type { ContactContent, PrivacyNote } from "~/content/types/contact";

export const privacyNote: PrivacyNote = {
  lead: "How we use and keep what you send:",
  link: "privacy notice (new tab)",
  url: "/privacy",
};

export const contact = {
  heading: "Let's shape what's next.",
  lead: "Tell us about one decision or queue that costs you time. In half an hour we will tell you whether it looks worth trying, and what would prove it.",
  tabs: { call: "Schedule a call now", message: "Message us" },
  close: "Close",
  privacy: privacyNote,
  call: {
    // A non-breaking hyphen.
    title: "A free 30‑minute consultation",
    frameTitle: "Choose a time for a 30-minute meeting",
    loading: "Loading the calendar…",
    open: "Open the calendar in a new tab",
    request: "Offer two or three slots. We confirm one by email.",
  },
} satisfies ContactContent;
