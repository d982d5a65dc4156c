import { products } from "~/content/products/index";
import type { DemoContent } from "~/content/types/single-pages";

export const demo = {
  meta: {
    title: "Demo of our AI copilot",
    description:
      "Watch our AI copilot follow a lost-card call and show the adviser the one sentence that is still missing.",
  },
  head: {
    heading: "Our copilot on a lost-card call",
    lead: "Listening in, the Customer Service AI Copilot ticks off what has been said and shows the adviser the sentence that is still missing.",
  },
  playerLead:
    "This recording is played by an external service. Its player loads when you press play and learns of your visit only then.",
  video: "loops/customer-service-sop-consistency",
  videoLabel:
    "A sound wave runs along while steps of a procedure are marked as heard or passed over, and the next sentence appears",
  stepsHeading: "What to watch for",
  steps: [
    {
      title: "The call, as a wave",
      description: "It runs while caller and adviser speak, with nothing to type.",
    },
    {
      title: "The procedure, as circles",
      description:
        "It shows the adviser what was passed over and what is still to come, while the caller is on the line.",
    },
    {
      title: "What is missing, as a card",
      description: "It comes up when a step has been passed over; the adviser decides whether to use it.",
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
