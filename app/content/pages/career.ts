import type { CareerContent } from "~/content/types/single-pages";

export const career = {
  meta: {
    title: "Careers in AI, data and blockchain",
    description:
      "Jobs at a consultancy for AI, data and blockchain: small teams where you meet the client, write things down and see your work used.",
  },
  head: {
    heading: "Make things that get used",
    lead: "Tell us who you are and which role you have in mind. You would join a small team, work on a client's real problem, and find out whether what you made is used.",
  },
  aside: {
    heading: "How we hire and work",
    points: [
      {
        title: "You meet the team first",
        description:
          "The first conversation is with somebody you would work beside. Ask about the dull parts of the work as well as the good ones.",
      },
      {
        title: "No puzzles",
        description:
          "We talk through a problem from our own week, with names removed, and look at how you would find out what is wrong.",
      },
      {
        title: "Writing counts",
        description:
          "Runbooks, weekly notes and honest test reports are half of what we deliver. If you explain things well in plain words, say so.",
      },
      {
        title: "A CV is optional",
        description:
          "The form is enough to start. If you attach a CV, include a link to something you built, finished or not: it tells us as much as the CV does.",
      },
    ],
  },
} satisfies CareerContent;
