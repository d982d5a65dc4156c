import { workflows } from "~/content/pages/landing-workflows";
import type { LandingContent } from "~/content/types/single-pages";

export const landing = {
  meta: {
    title: "Build with AI",
    description:
      "For people who build AI workflows in-house: the workbench that our engineers use on a pilot, its licence, and what you keep at the end.",
  },
  head: {
    heading: "Build with AI",
    lead: "For people who build AI workflows in house: the workbench our engineers use. It comes with a pilot and has no price of its own. The steps, the tests and the runs belong to you; the workbench is licensed to you, without end, for your own work.",
  },
  video: "heroes/landing",
  sound: "ai",
  headline: { main: "Workflows you can read", second: "before you let them run" },
  showcase: {
    heading: "What a pilot leaves behind",
    workflows,
    sections: [
      {
        index: 1,
        title: "Designed for AI workflow builders",
        description:
          "You know the process, and a pilot leaves you its workflow: steps with typed inputs and outputs, a version for every change, and a way into each box, down to its prompt, its query or its code.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Give it a mailbox or a folder of scans. It reads a sample and proposes a schema: supplier, date, total, currency. Strike out what is wrong. From then on, a document that does not fit is an error with a name.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Describe a rule as you would to a colleague, and a decision table comes back. Edit the table, because the table is what runs; your sentence stays beside it as a comment.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "The drawing and the program are one file, under version control. Reviewers read a diff at sight: two drawings, with the changed steps in colour.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Each run leaves its inputs, outputs, model version and cost. Where a line has grown thick, work is piling up; click, and the oldest waiting case opens with everything its last step saw.",
          },
        ],
        video: "loops/landing-bench",
        videoLabel:
          "Five steps of an invoice workflow are wired on a canvas; a case runs along them, stops for a person and is sent once approved",
      },
      {
        index: 2,
        title: "Evaluate and ship with confidence",
        description:
          "A changed prompt looks harmless until the letters have gone out. Since the pilot's tests stay with you, you can treat a prompt like code: a test set in the repository, a threshold for release, a small share of traffic first, and a way back.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Settled cases flow into the test set with names removed. Keep the rare ones on purpose, note who settled each and when, and hold back a part that serves for testing alone.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Some answers can be checked by rule: a sum, a date, a clause that has to be quoted. The workbench drafts those checks from your policy. For tone there is a second model as judge, and a sample scored by people to keep the judge honest.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Old and new answers to one case stand side by side, with harmless differences in grey. Somebody still has to read the coloured ones. Plan an afternoon for it, and release after lunch the next day.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "New versions start on a small share of the queue. When their answers drift from the test set, traffic goes back by itself, and the cases that did it are waiting for you with their traces.",
          },
        ],
      },
      {
        index: 3,
        title: "Accelerated AI application development",
        description:
          "Calling the model is the short part. Login, roles, queues, retries and the audit log stay in place after the pilot, so your next application starts with what is peculiar to your company.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Connectors for mail, file shares and ticket systems retry, drop duplicates and resume where they stopped. Odd sources need an export, and an hour with somebody who knows its columns.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Any step may call a model, a statistic or plain code, behind one interface. Start with code, change to a model where the tests show that code gives up, and leave the reason on the step.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "From the canvas you also get a first screen, with the queue on the left, the case in the middle and the decision at the bottom. Let the person who will sit in front of it move things about, and keep that layout.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Every case shows its cost and latency from the first run. If summarising attachments turns out to be the expensive step, you will know before anyone depends on it.",
          },
        ],
        layout: "grid",
      },
      {
        index: 4,
        title: "Explore a curated library of solutions and examples",
        description:
          "Start from something that runs. We leave you a library of small, complete workflows with their test sets, and with notes on where each of them breaks.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Every example has made-up documents as untidy as yours: crooked scans, two languages, a coffee stain over the total. Break it on those before you show it a real one.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Every decision says why it is a rule, or why it is a model. If you disagree, swap it in your copy, run both on the same cases and read the difference.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Step through one finished case and see, box by box, what came in, what went out and what it relied on. Begin with the lease summary; the supplier query has the better bugs.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Alarms come with the examples, each named after its failure: the locked file that stops a queue, the reply in the wrong language, the bill that doubles overnight.",
          },
        ],
        layout: "grid",
      },
    ],
  },
} satisfies LandingContent;
