import type { CareerContent } from "~/content/types/single-pages";

export const career = {
  meta: {
    title: "Careers",
    description:
      "Jobs at a consultancy for AI, data and ledgers: small teams where you meet the client, write things down and see them used.",
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
          "The first conversation is with somebody you would work beside. Ask about the dull parts of the work. There are some.",
      },
      {
        title: "No puzzles",
        description:
          "We talk through a problem from our own week, with names removed, and look at how you would find out what is wrong.",
      },
      {
        title: "Writing counts",
        description:
          "Runbooks, weekly notes and honest test reports are half of what we deliver. If you explain well in plain words, say so.",
      },
      {
        title: "A résumé is optional",
        description:
          "The form is enough to start. If you attach one, put a link in it to something you built, in any state of repair: that tells us as much.",
      },
    ],
  },
} satisfies CareerContent;
