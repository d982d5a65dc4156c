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
  workbench: {
    video: "loops/landing-bench",
    videoLabel:
      "Five steps of an invoice workflow are wired on a canvas; a case runs along them, stops for a person and is sent once approved",
    arrangements,
  },
  showcase: {
    heading: "What the bench is for",
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
      },
    ],
  },
  featured: {
    heading: "Three workflows, opened up",
    sections: [
      {
        index: 1,
        title: "A delivery that falls short",
        description:
          "Five steps, and only one of them is a model. What makes the workflow safe is the fourth: a wait that nobody but a person with the right role can end.",
        details: [
          {
            subtitle: "The model's one step",
            content:
              "Reading the delivery note, which arrives as a photograph. Comparing it with the order is arithmetic and stays in code.",
          },
          {
            subtitle: "The wait",
            content:
              "A run sleeps until it is answered, for days and across restarts if it must. Unanswered cases return to the queue, and nothing has been sent.",
          },
          {
            subtitle: "Asking only once",
            content:
              "The request to the supplier carries a key. After a lost connection it can be repeated without asking for a second credit.",
          },
          {
            subtitle: "What breaks first",
            content:
              "Units. The order counts boxes and the note counts pieces, so the example has a step for that, and cases that try to fool it.",
          },
        ],
        video: "loops/automation",
        videoLabel: "One box is missing from a delivery, an agent proposes a credit and a buyer approves it",
      },
      {
        index: 2,
        title: "A reply with its sources",
        description:
          "Retrieval with manners: three places to search, one draft, and a rule that a sentence nobody can back is not written.",
        details: [
          {
            subtitle: "Passages with an edition",
            content:
              "Text is cut at its headings and keeps the edition it came from. Replace a manual, and its old passages leave the index in the same run.",
          },
          {
            subtitle: "Checked after writing",
            content:
              "Each sentence cites a passage, and a second step reads both. Where the passage does not say it, the sentence goes.",
          },
          {
            subtitle: "Knowing when to stop",
            content:
              "Contradictory passages end the run. How sure it has to be is a threshold, which you set on a curve: answers given against answers wrong.",
          },
          {
            subtitle: "The measure",
            content:
              "What people change before they send. The edits are kept in pairs, and those that come back become test cases.",
          },
        ],
        video: "loops/customer-service-agent-assistance",
        videoLabel: "Three sources are found, a draft reply cites them one by one, and the agent sends it",
      },
      {
        index: 3,
        title: "A clause held to policy",
        description:
          "A workflow that may reword one sentence and nothing else, and has to prove that it kept to that.",
        details: [
          {
            subtitle: "A narrow tool",
            content:
              "The model returns new wording for a marked span, and plain code puts it in. The rest of the contract cannot change.",
          },
          {
            subtitle: "Policy as data",
            content:
              "A rule is a record: its text, its date, its owner, and examples that pass and fail. Those examples are its tests.",
          },
          {
            subtitle: "Unclear is an answer",
            content:
              "There are three outputs: met, broken, unclear. The last goes to counsel without a suggestion, since a confident draft would steer the decision.",
          },
          {
            subtitle: "Feeding it back",
            content:
              "Accepted wording is put forward for the clause library together with its case. It enters when the library's editor takes it.",
          },
        ],
        video: "loops/contract-lifecycle-compliance",
        videoLabel:
          "A clause that allows storage anywhere is marked, reworded and accepted, and its tick appears",
      },
    ],
  },
} satisfies LandingContent;
