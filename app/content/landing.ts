import type { LandingPage } from "~/content/types";

export const landing = {
  meta: {
    title: "Build with AI",
    description:
      "See how our teams build, test and run AI workflows: the pipeline, the logic, the picture of it and the watch over it.",
  },
  head: {
    heading: "Workflows that think",
    lead: "This is the bench on which our engineers build. Clients who want to can sit down at it, change a step and watch what happens to the result.",
  },
  headline: { main: "Workflows that think", second: "and show their work" },
  showcase: {
    heading: "Four things it is good at",
    sections: [
      {
        index: 1,
        title: "Designed for AI workflow builders",
        description:
          "Whoever knows the process should be able to change it. Builders arrange steps on a canvas, and each step can be opened down to the prompt, the query and the code.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Point at a mailbox, a folder or a table. The bench proposes the fields it found in the first hundred documents, and you strike out the wrong ones.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Describe a rule as you would to a colleague. It comes back as a small decision table that a controller can read and sign.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "The canvas is the program, so the drawing never goes stale. A new team member follows one invoice through it on her first morning.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "A coloured edge shows where work is piling up. Clicking it opens the cases, oldest first.",
          },
        ],
      },
      {
        index: 2,
        title: "Evaluate and ship with confidence",
        description:
          "Changing a prompt feels harmless until a thousand letters have gone out. Here a change meets a set of real, settled cases before it meets a customer.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Settled cases flow into a test set with names removed. Rare ones are kept on purpose, since those are what a new version tends to break.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "The bench writes checks from the policy text and shows the sentence behind every check. A specialist accepts them one by one.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Old and new version stand next to each other on the same case. Differences are marked, the harmless ones in grey.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "After release the new version takes a small share of the traffic. If its answers drift from the test set, the old one takes over again.",
          },
        ],
      },
      {
        index: 3,
        title: "Accelerated AI application development",
        description:
          "The first useful screen should exist in the first week. Login, roles, search and the audit log are there already, which leaves time for the part that is yours.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Connectors for the usual systems come tested: mail, file shares, ticketing, the big resource planners. An odd one takes us a few days.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "A step can call a model, a statistic or forty lines of code. We choose the plainest that passes the tests.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "From the canvas the bench draws the working screen: the queue on the left, the case in the middle, the decision at the bottom.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Cost per case is visible from the first run. Teams find the expensive step while it is still easy to replace.",
          },
        ],
      },
      {
        index: 4,
        title: "Explore a curated library of solutions and examples",
        description:
          "Nobody should start from an empty page. The library holds small, complete workflows that have run in earnest, with notes on where they went wrong.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Samples come with made-up documents as untidy as real ones: crooked scans, two languages, a coffee stain over the total.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Each example explains why a rule was chosen over a model, or the other way round, and what would change that choice.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Open one and step through a finished case. Every box tells you what went in, what came out and how long it took.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "The incident notes are part of the example. Reading about a queue that stood still for a night is cheaper than owning one.",
          },
        ],
      },
    ],
  },
  featured: {
    heading: "Two examples from the library",
    sections: [
      {
        index: 1,
        title: "An order that does not match",
        description:
          "The purchase order says forty drums, the delivery note thirty-eight. The agent collects the papers, proposes a credit note and waits for a person.",
        details: [
          {
            subtitle: "What comes in",
            content:
              "Orders, delivery notes and invoices from the mailbox and the planning system, matched by number.",
          },
          {
            subtitle: "What it decides",
            content: "Whether the gap is within the agreed tolerance. Everything outside goes to the buyer.",
          },
          {
            subtitle: "Who approves",
            content: "The buyer, on one screen, with the three papers next to the proposed credit note.",
          },
          {
            subtitle: "What is kept",
            content:
              "The papers, the proposal, her decision and her reason, for as long as the auditors ask.",
          },
        ],
        video: "loops/automation",
        videoLabel: "An agent resolves an order exception, a person approves it and the audit trail fills",
      },
      {
        index: 2,
        title: "A contract from eight answers",
        description:
          "A requester fills in a short form. The workflow selects template and clauses, writes the draft and marks the two places a lawyer should read.",
        details: [
          {
            subtitle: "Where clauses come from",
            content:
              "The legal team's own library, each with an owner and a date on which it is looked at again.",
          },
          {
            subtitle: "How clauses are chosen",
            content:
              "By a decision table that lawyers maintain. The model writes nothing that the table did not ask for.",
          },
          {
            subtitle: "When it asks",
            content:
              "If two answers contradict each other, the requester is asked again before anything is drafted.",
          },
          {
            subtitle: "How it is judged",
            content:
              "By the number of lawyers' corrections per draft, counted every week and shown to everyone involved.",
          },
        ],
        video: "loops/contract-lifecycle-drafting",
        videoLabel: "Clauses from a library assemble into a draft agreement with one paragraph marked",
      },
    ],
  },
} satisfies LandingPage;
