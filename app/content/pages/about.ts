import type { AboutContent } from "~/content/types/single-pages";

export const about = {
  meta: {
    title: "About Us",
    description:
      "How a specialist consultancy for AI, data and blockchain compares with a firm that does everything. Three words say what it is committed to.",
  },
  head: {
    heading: "Trusted, Intelligent, Sustainable",
    lead: "What each word commits us to, as a specialist consultancy for AI, data and blockchain.",
  },
  video: "heroes/about",
  sound: "company",
  mission: {
    heading: "What the three words mean",
    sections: [
      {
        title: "Trusted with real data",
        description:
          "We work in your tenancy, with access you grant and can withdraw. Models propose; whatever binds you waits for a person's name. Whoever signs can see where an answer came from; whoever doubts it can open the log.",
        image: "about/trusted",
        alt: "A walled building with a small team's desk inside and an open log book",
        cardColor: "dark",
      },
      {
        title: "Intelligent where it counts",
        description:
          "A clever model on the wrong problem helps nobody. We look for the decision that is slow or made without the facts, then use the simplest method that improves it. Sometimes that is a rule and a better form.",
        image: "about/intelligent",
        alt: "Machines of different sizes at a fork, the smallest one lit and connected",
        cardColor: "light",
      },
      {
        title: "Sustainable once we leave",
        description:
          "What we build has to survive our absence. We write the runbook as we go and train the people who will own it. Models are no larger than the task, which also keeps the power bill down.",
        image: "about/sustainable",
        alt: "A running system with a runbook beside it, small trees and a power meter",
        cardColor: "white",
      },
    ],
  },
  comparison: {
    heading: "Why us?",
    lead: "Ask either side for proof of its list: some programmes do need a firm that can staff nearly anything.",
    panorama: {
      panorama: "two-routes",
      alt: "Two routes to a flag: one winding, one straight",
    },
    columns: [
      {
        image: "about/generalist",
        alt: "A tall tower of unlike departments with a long winding path to a distant flag",
        title: "Multidisciplinary competitor",
        mobileTitle: "Generalist",
        description: [
          "Broad knowledge, spread over many fields",
          "Longer cycle: more parties to agree before anything is built",
          "Higher cost: a larger team, usually billed by time",
          "Pitch team and project team may differ",
          "Depth in one subject depends on who is free",
        ],
      },
      {
        image: "about/specialist",
        alt: "A small workshop with three benches and a short straight path to a near flag",
        title: "A specialised partner",
        mobileTitle: "Specialist",
        description: [
          "Specialised expertise, kept to three practices",
          "Faster go-to-market: pilot first, then decide",
          "Lower total cost of ownership: a small team, scoped by outcome",
          "People who pitch work on the project; a team elsewhere is named",
          "Handover planned from the start",
        ],
      },
    ],
  },
  values: {
    heading: "Our Values",

    items: [
      {
        title: "Customer Centric",
        description:
          "We spend a shift beside the person whose work will change. Code starts once we have seen where the work gets stuck.",
      },
      {
        title: "Helpful",
        description:
          "Your engineer is stuck on something outside our contract. We look at it together over the phone; the price stays as it is.",
      },
      {
        title: "Transparent",
        description:
          "Our weekly note opens with what failed. You read the same test results and the same list of open issues that we do.",
      },
      {
        title: "Trusted",
        description:
          "Somebody offers us the full customer table. We ask for the two columns we need; our access ends with the work.",
      },
      {
        title: "Persistent",
        description:
          "One scanner at one site still skews its pages. The average looks fine. We go back to that scanner anyway.",
      },
      {
        title: "Thrive Together",
        description:
          "Your developers and ours review each other's code. One of your colleagues presents the pilot to your board.",
      },
    ],
  },
  people: { heading: "Who stands behind it" },
  join: {
    heading: "Join the Team",
    lead: "If you would rather see your work used than presented, tell us about something you made and who uses it now.",
    button: "Apply Now",
    link: "/career",
    image: "about/join",
    alt: "A workbench with an empty chair between two places and a half-finished model",
  },
} satisfies AboutContent;
