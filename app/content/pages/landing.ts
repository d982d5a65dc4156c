import { arrangements } from "~/content/pages/landing-arrangements";
import type { LandingContent } from "~/content/types/single-pages";

export const landing = {
  meta: {
    title: "Build with AI",
    description:
      "For people who build AI workflows in a company: how our consultancy designs, tests, ships and watches them, step by step.",
  },
  head: {
    heading: "Build with AI",
    lead: "For those who build AI workflows inside a company. This is the bench our engineers work at: steps, tests and runs in one place, and yours to go on using after the handover.",
  },
  film: "heroes/landing",
  sound: "ai",
  headline: { main: "Workflows you can read", second: "before you let them run" },
  showcase: {
    heading: "What the bench is for",
    arrangements,
    sections: [
      {
        index: 1,
        title: "Designed for AI workflow builders",
        description:
          "You know the process, and you have been handed a model. The bench gives you steps with typed inputs and outputs, a version for every change, and a way into each box, down to its prompt, its query or its code.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Give it a mailbox or a folder of scans. It reads a sample and proposes a schema: supplier, date, total, currency. Strike out what is wrong. From then on, a document that does not fit is an error with a name.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Describe a rule as you would to a colleague, and a decision table comes back. Edit the table: it is what runs. Your sentence stays beside it as a comment.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "The drawing and the program are one file, under version control. A diff is two drawings with the changed steps in colour, and a reviewer can read it without a tour.",
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
          "A changed prompt looks harmless until the letters have gone out. Treat it like code: a test set in the repository, a threshold for release, a small share of traffic first, and a way back.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Settled cases flow into the test set with names removed. Keep the rare ones on purpose, note who settled each and when, and hold back a part on which no prompt is ever tuned.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Some answers can be checked by rule: a sum, a date, a clause that has to be quoted. The bench drafts those checks from your policy. For tone there is a second model as judge, and a sample scored by people to keep the judge honest.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Old and new answers to one case stand side by side, harmless differences in grey. Somebody still has to read the coloured ones. Plan an afternoon for it, and release after lunch the next day.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "A new version starts on a small share of the queue. When its answers drift from the test set, traffic goes back by itself, and the cases that did it are waiting for you with their traces.",
          },
        ],
        video: "loops/contract-lifecycle-compliance",
        videoLabel:
          "Three clauses are held to a policy: one is met, one broken and reworded, one left to a person; the audit trail has each step",
      },
      {
        index: 3,
        title: "Accelerated AI application development",
        description:
          "The model call is the short part. Login, roles, queues, retries and the audit log come with the bench, and leave you with what is peculiar to your company.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Connectors for mail, file shares and ticket systems retry, drop duplicates and resume where they stopped. An odd source needs an export, and an hour with somebody who knows its columns.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "A step may call a model, a statistic or plain code, behind one interface. Start with code, change to a model where the tests show that code gives up, and leave the reason on the step.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Out of the canvas comes a first screen: queue on the left, case in the middle, decision at the bottom. Let whoever will sit in front of it move things about, and keep their layout.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Cost and latency stand beside every case from the first run. If summarising attachments turns out to be the dear step, you hear of it before anyone depends on it.",
          },
        ],
        video: "loops/automation",
        videoLabel:
          "A first screen: the short delivery, the credit that an agent proposes, two buttons, and the audit trail beside them",
      },
      {
        index: 4,
        title: "Explore a curated library of solutions and examples",
        description:
          "Start from something that runs. The library holds small, complete workflows with their test sets, and with notes on where each of them breaks.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Every example brings made-up documents as untidy as yours: crooked scans, two languages, a coffee stain over the total. Break it on those before you show it a real one.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Beside every decision stands why it is a rule, or why it is a model. Disagree? Swap it in your copy, run both on the same cases and read the difference.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Step through one finished case and see, box by box, what came in, what went out and what it relied on. The lease summary is the one to begin with; the supplier query has the better bugs.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Alarms come with the examples, each named after its failure: the locked file that stops a queue, the reply in the wrong language, the bill that doubles overnight.",
          },
        ],
        video: "loops/customer-service-agent-assistance",
        videoLabel:
          "One example in full: two passages back the reply, and a question that no source answers goes to its owner",
      },
    ],
  },
} satisfies LandingContent;
