import { products } from "~/content/products/index";
import type { DemoContent } from "~/content/types/single-pages";

export const demo = {
  meta: {
    title: "Demo",
    description:
      "A short recording of our AI products at work on a service call, before you decide whether half an hour with us is worth it.",
  },
  head: {
    heading: "See it at work",
    lead: "One of our products on a lost-card call: it listens, ticks off what has been said, and hands the agent the sentence that is still missing.",
  },
  playerLead:
    "The recording is played by an external service. Its player is loaded when you press play, so until then nobody else learns that you were here.",
  video: "loops/customer-service-sop-consistency",
  videoLabel:
    "A sound wave runs along while steps of a procedure are marked as heard or passed over, and the next sentence appears",
  stepsHeading: "What to watch for",
  steps: [
    {
      title: "The call, as a wave",
      description: "It runs while the two of them speak. Nobody types anything in.",
    },
    {
      title: "The procedure, as circles",
      description:
        "Heard, passed over or still to come: the agent sees which, while the caller is on the line.",
    },
    {
      title: "What is missing, as a card",
      description: "It comes up when a step was passed over. Whether it is said, the agent decides.",
    },
  ],
  logo: "Your logo",
  nav: ["Overview", "Features", "Pricing", "Support"],
  poster: "demo/poster",
  posterAlt: "A desk with a screen on which a product window waits with a play mark",
  play: "Play the demo",
  open: "Open the player in a new tab",
  playerTitle: "Product demo",
  more: {
    title: "The four products",
    links: products.map(({ product, url }) => ({ name: product, url })),
  },
} satisfies DemoContent;
