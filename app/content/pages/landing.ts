import type { LandingContent } from "~/content/types/pages/landing";

export const landing = {
  meta: {
    title: "Build with AI",
    description:
      "See how our engineers build, test and watch AI workflows, and how the person who knows the process can change one.",
  },
  head: {
    heading: "Build with AI",
    lead: "This is the bench our engineers build on. Sit down at it, change a step, and see what that does to the result before a customer does.",
  },
  film: "heroes/agentic-ai",
  headline: { main: "Workflows you can read", second: "before you let them run" },
  bench: {
    video: "loops/landing-bench",
    videoLabel:
      "Five steps of an invoice workflow are wired on a canvas; a case runs along them, stops for a person and is sent once she approves",
  },
  showcase: {
    heading: "What the bench is for",
    sections: [
      {
        index: 1,
        title: "Designed for AI workflow builders",
        description:
          "The person who knows how invoices are handled should be able to change how they are handled. She moves steps on a canvas, and each one opens down to its prompt, its query or its code.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Point at a shared mailbox or a folder of scans. The bench reads a sample and proposes fields such as supplier, date and total, and the accounts clerk strikes out the wrong ones.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "A credit controller describes a rule as he would to a colleague: who gets a reminder, and after how long. It comes back as a small decision table that he can correct and sign.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "The canvas is the program, so the drawing cannot go stale. A new colleague follows one purchase order through it on her first morning and asks better questions by lunch.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "A line on the canvas thickens where work is piling up. The process owner clicks it, reads the cases oldest first, and finds that one supplier has changed its delivery note.",
          },
        ],
      },
      {
        index: 2,
        title: "Evaluate and ship with confidence",
        description:
          "Changing a prompt feels harmless until the reminder letters have gone out. Here each change meets a set of real, settled cases first, and a named person reads the result before release.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Closed tickets flow into a test set with names removed. Rare ones stay in on purpose, and a specialist marks what the right answer was, and why.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "The bench turns the refund policy into checks and shows the sentence behind each. Its owner accepts them one at a time, and learns where the text contradicts itself.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Old and new answers stand side by side on the same claim, with harmless differences in grey. The reviewer reads the coloured ones and says which version is better.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "A new version starts on a small share of the queue. If its answers drift from the test set, the old one takes over and the engineer on duty gets the cases.",
          },
        ],
      },
      {
        index: 3,
        title: "Accelerated AI application development",
        description:
          "A working screen should be on the table early, while opinions are cheap. Login, roles, search and the audit log come with the bench, which leaves the days for what is peculiar to you.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Connectors for mail, file shares and ticket systems come with their tests. For an odd one we ask your administrator for an export, and for an hour with someone who knows its columns.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "A step may call a model, a statistic or a page of plain code. Our engineer picks the plainest that passes the tests and writes the reason on the step.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "From the canvas the bench draws a screen: queue on the left, case in the middle, decision at the bottom. The claims handler who will sit in front of it rearranges them.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "The run log shows cost per case from the first day. If summarising attachments turns out to be the expensive step, the budget holder can drop it before anyone depends on it.",
          },
        ],
      },
      {
        index: 4,
        title: "Explore a curated library of solutions and examples",
        description:
          "Nobody should start from an empty page. The library holds small, complete workflows, such as a supplier query or a lease summary, with notes on where each of them tends to fail.",
        details: [
          {
            subtitle: "AI-driven data pipelining",
            content:
              "Each example brings made-up documents as untidy as real ones: crooked scans, two languages, a coffee stain over the total. Your developer sees what breaks before touching a real invoice.",
          },
          {
            subtitle: "AI-driven logic building",
            content:
              "Beside every decision, a note explains why a rule was preferred to a model, or a model to a rule. An analyst who disagrees can swap it in her copy and run both.",
          },
          {
            subtitle: "Workflow visualization",
            content:
              "Open the lease example and step through one finished case. Each box shows its input, its output and the clause it relied on, and a property manager can hold it against the paper.",
          },
          {
            subtitle: "Workflow monitoring",
            content:
              "Alarms come with the examples, each with the failure it is meant for. An operator reads about the queue that stops at a password-protected file, and switches that alarm on.",
          },
        ],
      },
    ],
  },
  featured: {
    heading: "Three examples from the library",
    sections: [
      {
        index: 1,
        title: "A delivery that falls short",
        description:
          "Valves and flanges have arrived, and one box of seal kits has not. The agent compares the order with the delivery note, works out the credit and waits until a buyer has said yes.",
        details: [
          {
            subtitle: "What comes in",
            content:
              "The order, the delivery note and the goods-in exception that marks the gap. The agent's account can read those and nothing else, which your administrator can verify before the pilot.",
          },
          {
            subtitle: "What it proposes",
            content:
              "A short note on the delivery screen: ask for a credit for one box. The buyer can open both papers at the line in question before she answers.",
          },
          {
            subtitle: "Who approves",
            content:
              "The buyer approves, changes the sum or sends the case back with a remark. The agent has no button of its own for settling anything.",
          },
          {
            subtitle: "What is kept",
            content:
              "An audit trail from the shortfall to the credit, with an author on each line. When the supplier disputes the claim, the accounts clerk opens it first.",
          },
        ],
        video: "loops/automation",
        videoLabel: "One box is missing from a delivery, an agent proposes a credit and a buyer approves it",
      },
      {
        index: 2,
        title: "A reply with its sources",
        description:
          "A customer writes that the boiler fault is back. The workflow searches three places, drafts an answer with a source after each sentence, and leaves the sending to the service agent.",
        details: [
          {
            subtitle: "Where it looks",
            content:
              "Warranty terms, the engineers' diary and the safety manual, each in the edition that applies today. The knowledge manager can add or remove a source without touching the drafting step.",
          },
          {
            subtitle: "How it writes",
            content:
              "Short sentences in the tone of your own past replies. One without a source is dropped from the draft, so the service agent never puts her name to a guess.",
          },
          {
            subtitle: "When it stops",
            content:
              "If the warranty terms contradict the manual, no draft appears. The service agent gets both passages and the name of the supervisor who settles such cases.",
          },
          {
            subtitle: "How it is judged",
            content:
              "By what people change before sending. The team leader reads those edits every week, and the ones that keep coming back become test cases.",
          },
        ],
        video: "loops/customer-service-agent-assistance",
        videoLabel: "Three sources are found, a draft reply cites them one by one, and the agent sends it",
      },
      {
        index: 3,
        title: "A clause held to policy",
        description:
          "A supplier wants to store client data wherever it likes, and your policy names a region. The workflow finds the sentence, suggests another and hands both to counsel.",
        details: [
          {
            subtitle: "What it reads",
            content:
              "The supplier's draft and the data policy, with its date. If the policy has been replaced since negotiation began, counsel is told before any clause is checked.",
          },
          {
            subtitle: "What it may change",
            content:
              "The sentence that breaks the rule, and only as a suggestion. The struck words stay visible, and the supplier's lawyer can see exactly what is being asked of her.",
          },
          {
            subtitle: "Who decides",
            content:
              "Counsel accepts the wording, edits it or grants an exception with a reason. Exceptions go to a register that the data protection officer reviews once a quarter.",
          },
          {
            subtitle: "What comes of it",
            content:
              "Wording that suppliers accept is put forward for the clause library. Its editor decides, and the next draft may open with the sentence that ended this argument.",
          },
        ],
        video: "loops/contract-lifecycle-compliance",
        videoLabel:
          "A clause that allows storage anywhere is marked, reworded and accepted, and its tick appears",
      },
    ],
  },
} satisfies LandingContent;
