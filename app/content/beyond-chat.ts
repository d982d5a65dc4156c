import type { BeyondChatPage } from "~/content/types";

export const beyondChat = {
  meta: {
    title: "Beyond Chat",
    description:
      "What it takes to let software finish work on its own: permissions, approvals, a trail, and a way back when it errs.",
  },
  head: {
    heading: "Go beyond chat.",
    tagline: "Enterprise Autonomy",
    lead: "A chat window answers and forgets. An agent with a task takes the case, works it through your systems and stops where a person has to decide.",
  },
  film: "heroes/beyond-chat",
  panel: {
    heading: "One exception, from alarm to entry in the books",
    lead: "A delivery falls short. The agent finds the order, works out the credit, asks the buyer and posts what she approved. Each line of the trail is written as it happens.",
    video: "loops/automation",
    videoLabel: "An agent resolves a short delivery, a buyer approves, and an audit trail fills line by line",
  },
  blocks: [
    {
      title: "Permissions",
      description:
        "An agent gets an account of its own, with the rights of the task and an expiry date. It never borrows those of the person who started it.",
    },
    {
      title: "Approvals",
      description:
        "Some actions wait for a name: a payment, a letter, a change to master data. The request shows the evidence on one screen, so that saying no is as easy as saying yes.",
    },
    {
      title: "Audit trail",
      description:
        "What was read, what was concluded, what was done, in that order. The trail is written by the system around the agent, which cannot edit it.",
    },
    {
      title: "Rollback",
      description:
        "Before an agent may do something we write down how to undo it. Where no undo exists, such as a sent letter, a person presses the button.",
    },
    {
      title: "Evaluation",
      description:
        "It is tested each night on settled cases, like any software that handles money. A falling score on one kind of case takes that kind out of its hands.",
    },
    {
      title: "Handing back",
      description:
        "When a case does not fit, the agent returns it with what it found so far. The clerk continues from there, and her answer becomes a new test.",
    },
  ],
} satisfies BeyondChatPage;
