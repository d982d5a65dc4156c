import type { OpenRole, Owner } from "~/content/types/owner";
import type { TitledText } from "~/content/types/page";
import type { CareerContent } from "~/content/types/single-pages";

export const career = {
  meta: {
    title: "Careers in AI, data and blockchain",
    description:
      "Work in AI, data or blockchain in a small team. Your first talk is with a future colleague; nobody sets you a puzzle.",
  },
  head: {
    heading: "Careers in AI, data and\u00a0blockchain",
    lead: "In a small team, on a client's real problem, you find out whether what you made is used.",
  },
  image: "about/join",
  alt: "A workbench with an empty chair between two places and a half-finished model",
  aside: {
    heading: "How we hire and work",
    points: [
      {
        title: "You meet the team first",
        description:
          "Your first conversation is with somebody you would work beside. Ask about the dull parts of the work as well as the good ones.",
      },
      {
        title: "No puzzles",
        description:
          "We talk through a problem from our own week, with names removed. How would you find out what is wrong?",
      },
      {
        title: "Writing counts",
        description:
          "Runbooks and honest test reports are half of what we deliver. If you explain things well in plain words, say so.",
      },
      {
        title: "A CV is optional",
        description:
          "Start with the form alone. If you attach a CV, include a link to something you built, finished or not: it tells us as much as the CV does.",
      },
    ],
  },
} satisfies CareerContent;

/** The page with the roles that are open, and with what the owner says of replies. */
export function careerPage({ openRoles, replyTime }: Owner): CareerContent {
  const isOpen = openRoles.length > 0;
  const names = openRoles.map(({ title, place }) => `${title} (${place})`);
  const tagline = isOpen ? `Open today: ${names.join("; ")}.` : "No role is open today.";
  const noRoles = {
    title: "Write all the same",
    description:
      "We read what people in any of the form's fifty roles send us. An open role is listed here with its pay range.",
  };
  const next = {
    title: "What happens next",
    description:
      `${replyTime} Ask for the stages and the pay range before you give us your time. The message form will do.`.trim(),
  };
  const { heading, points } = career.aside;
  const roles = isOpen ? openRoles.map(roleText) : [noRoles];
  return {
    ...career,
    head: { ...career.head, tagline },
    aside: { heading, points: [...roles, next, ...points] },
  };
}

function roleText({ title, place, contract, pay, remote, contact }: OpenRole): TitledText {
  return { title: `Open: ${title}`, description: `${[place, contract, pay, remote, contact].join(". ")}.` };
}
