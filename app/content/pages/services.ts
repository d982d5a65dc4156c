import type { ServicesContent } from "~/content/types/pages/services";

export const servicesPage = {
  meta: {
    title: "Our Services",
    description:
      "See how work runs when it is scoped by its result: a signed measure, a pilot on your data, and a handover you can plan for.",
  },
  head: {
    heading: "Start with the result",
    lead: "Tell us what should be different in your business and how you would notice. We scope the work by that, and the hours are ours to worry about.",
  },
  film: "heroes/services",
  whatWeDo: {
    heading: "What we do",
    lead: "Outcome-as-a-Service runs in four steps. Each ends with something you can look at before deciding on the next.",
    steps: [
      {
        title: "Agree the outcome and its measure",
        description:
          "We start with one queue, cost or delay that bothers somebody in particular. Both sides sign a page that says what will change, which system the figure is read from and what counts as a miss.",
      },
      {
        title: "Pilot on your own data",
        description:
          "A small team builds a working version inside your tenancy, with real files and the people who handle them. The hard cases go in first, so the early weeks can look unkind.",
      },
      {
        title: "Prove it and run it",
        description:
          "The pilot's results are held against the signed page. If they stand, we put it into daily operation, watch it, repair it and report on it. If they fall short, you hear it from us.",
      },
      {
        title: "Hand over",
        description:
          "Your team works beside ours until it can take the code, the tests and the runbook. You choose the date, and you may also leave the running to us.",
      },
    ],
  },
  ourServices: {
    heading: "Our Services",
    lead: "Three practices build. An advisory service beside each helps you decide what should be built, and who will answer for it.",
  },
} satisfies ServicesContent;
