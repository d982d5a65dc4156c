import { loopDrawing } from "~/content/pages/beyond-chat-drawing";
import type { BeyondChatContent } from "~/content/types/single-pages";

export const beyondChat = {
  meta: {
    title: "Beyond Chat",
    description:
      "AI agents that carry a case through your systems. Where something binds you they wait for a name; an auditor can follow the trail.",
  },
  head: {
    heading: "Go beyond chat.",
    tagline: "Enterprise Autonomy",
    lead: "Chat windows answer and forget. Given a task, an AI agent works the case through your systems. Wherever something would bind you, it waits for a person.",
  },
  video: "heroes/beyond-chat",
  sound: "ai",
  panel: {
    heading: "One incomplete delivery, start to finish",
    lead: "One box of seal kits is missing from a delivery. Comparing order and delivery note, the agent proposes a credit. Once the buyer approves, the request goes to the supplier.",
    video: "loops/automation",
    videoLabel:
      "A delivery falls short, an agent works out the credit, a buyer approves, and the audit trail fills",
  },
  loop: {
    heading: "One loop, six parts",
    alt: "A loop of six steps, Take, Read, Propose, Ask, Act and Record, with six numbered parts: a gate that opens one queue, a person's answer, a record around everything, a way back, a ring of settled cases at night, and a thread to a clerk",
    drawing: loopDrawing,
  },
  request: {
    heading: "Which case would you let it finish?",
    lead: "Take one case from arrival to its last entry: who touches it, which systems it passes through, where somebody has to agree. We will mark what an agent could do alone and what waits for a name.",
    button: "Describe the case",
    placeholder: "A case reaches us by … and is closed when…",
  },
  blocks: [
    {
      title: "Permissions",
      description:
        "Each agent signs in under its own name, with rights to one queue and a date on which they lapse. Its rights are its own rather than those of the manager who started it. Your administrator can suspend it like any employee's account.",
    },
    {
      title: "Approvals",
      description:
        "Payments, letters to customers, changes to a supplier's bank details: these wait for a name. Approvers have the evidence on one screen. Refusing is as easy as approving; silence counts as a refusal.",
    },
    {
      title: "Audit trail",
      description:
        "What was read, what was concluded and what was done, in that order. The system around the agent writes it, out of the agent's reach, so an auditor can rebuild a single credit note from it.",
    },
    {
      title: "Rollback",
      description:
        "Before an agent may change a record, we write down how the change is undone and rehearse it. Where no undo exists, as with a letter in the post, a clerk presses the button.",
    },
    {
      title: "Evaluation",
      description:
        "Every night the agent works through settled cases whose answers are known. If it slips on one kind, say part deliveries, those go back to the purchasing desk until an engineer has found the cause.",
    },
    {
      title: "Handing back",
      description:
        "When a case does not fit, the agent returns it to the queue with what it has found so far. Clerks carry on from there. Their answer joins the settled cases.",
    },
  ],
} satisfies BeyondChatContent;
