import { workflows } from "~/content/pages/landing-workflows";
import type { LandingContent } from "~/content/types/single-pages";

export const landing = {
  meta: {
    title: "Build with AI",
    description:
      "The workbench on which our engineers build AI workflows comes with a pilot at no extra cost. It stays with you afterwards.",
  },
  head: {
    heading: "Build with AI",
    lead: "For people who build AI workflows in house: the workbench our engineers use. It comes with a pilot and has no price of its own. Steps, tests and runs belong to you; the workbench is licensed to you, without end, for your own work.",
  },
  video: "heroes/landing",
  sound: "ai",
  headline: { main: "Workflows you can read", second: "before you let them run" },
  showcase: {
    workflows,
    sections: [
      {
        index: 1,
        title: "Designed for AI workflow builders",
        description:
          "A pilot leaves you its workflow: steps with typed inputs and outputs, a version for every change. Each box opens, down to its prompt or its code.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Give it a folder of scans. It proposes a schema; from then on, a document that does not fit is an error with a name.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Describe a rule as you would to a colleague. A decision table comes back; the table is what runs.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Drawing and program are one file, so a diff is two drawings with the changed steps in colour.",
          },
          {
            subtitle: "Workflow monitoring",
            content: "Where a line is thick, work is piling up; a click opens the oldest case.",
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
          "A changed prompt looks harmless until the letters have gone out. The pilot's tests stay with you, so a prompt can be treated like code: tested, released to a few, taken back.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Settled cases flow into the test set with names removed. Keep the rare ones on purpose.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Your policy becomes checks. Tone is judged by a second model, kept honest by a sample that people score.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Old and new answers stand side by side. Somebody still has to read the coloured differences.",
          },
          {
            subtitle: "Workflow monitoring",
            content: "When a new version's answers drift from the test set, traffic goes back by itself.",
          },
        ],
      },
      {
        index: 3,
        title: "Accelerated AI application development",
        description:
          "Calling the model is the short part. Login, queues, retries and the audit log stay after the pilot, so your next application starts with what is peculiar to you.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Connectors for mail and file shares resume where they stopped. Odd sources need an export first.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Any step may call a model or plain code. Start with code; change where the tests show that it gives up.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "The canvas gives you a first screen, from queue to decision, in which its users may move things about.",
          },
          {
            subtitle: "Workflow monitoring",
            content: "Cost and latency stand on a case from its first run.",
          },
        ],
      },
      {
        index: 4,
        title: "Explore a curated library of solutions and examples",
        description:
          "Start from something that runs: small, complete workflows with their test sets and notes on where each of them breaks.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Every example has made-up documents as untidy as yours: crooked scans, two languages, a coffee stain over the total.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "A note says why a decision is a rule or a model. Swap it in your copy and read the difference.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Step through one finished case, box by box. Begin with the lease summary; the supplier query has the better bugs.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Each alarm is named after its failure: the locked file, the wrong language, the bill that doubles overnight.",
          },
        ],
      },
    ],
  },
} satisfies LandingContent;
