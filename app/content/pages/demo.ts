import type { DemoContent } from "~/content/types/pages/demo";

export const demo = {
  meta: {
    title: "Demo",
    description:
      "Watch a short recording of the products at work before you decide whether half an hour with us is worth it.",
  },
  head: {
    heading: "See it at work",
    lead: "The recording is played by an external service. Its player is loaded when you press play, so until then nobody else learns that you were here.",
  },
  logo: "Your logo",
  nav: ["Overview", "Features", "Pricing", "Support"],
  poster: "demo/poster",
  posterAlt: "A desk with a screen on which a product window waits with a play mark",
  play: "Play the demo",
  playerTitle: "Product demo",
  unavailable:
    "The recording is not online at the moment. Book a call instead, and we will show you the products live, on cases like yours.",
} satisfies DemoContent;
