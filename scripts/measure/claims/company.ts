import type { Claim } from "./claim";

/** What the firm is, and how its people behave. */
export const company: readonly Claim[] = [
  {
    confirm: "The firm does AI, data and blockchain, and nothing else.",
    words: [
      "We are a specialist consultancy for AI, data and blockchain.",
      "We are consultants for AI, data and blockchain.",
      "what we promise, how we compare with a larger firm",
      "Our people do AI, data and blockchain and nothing else.",
    ],
  },
  {
    confirm: "The comparison with larger firms is fair, and the firm can show its own column.",
    words: [
      "Treat both as tendencies, and ask each side for proof.",
      "The same people in the pitch and on the project",
      "The engineers you meet also write the code.",
      "Lower total cost of ownership: a small team, scoped by outcome",
      "Faster go-to-market: pilot first, study what it shows",
      "Longer cycle: more parties to agree before anything is built",
      "Higher cost: a larger team, usually billed by time",
      "A small team and a scope set by outcome keep the price down",
    ],
  },
  {
    confirm:
      "The six value points hold: a return for each idea, university researchers by name, training on real cases.",
    words: [
      "We set the expected return of each idea against the cost of being wrong",
      "Where a method is new, we work on it with university researchers",
      "Your staff learn the system on their own cases, with us beside them",
      "A prototype meets your own cases early",
    ],
  },
  {
    confirm: "The six values describe what clients would recognise from their own projects.",
    words: [
      "We spend a shift beside the person whose work will change",
      "Your engineer is stuck on something outside our contract.",
      "We look at it together over the phone and leave the hour off the invoice.",
      "The weekly note opens with what failed.",
      "You read the same test results and the same list of open issues that we do.",
      "We ask for the two columns we need, and give the access back when the work ends.",
      "The average looks fine, and we go back to that scanner anyway.",
      "Your developers and ours review each other's code",
      "Judge us by those three words",
      "We look for the decision that is slow, or made without the facts, and use the simplest method",
    ],
  },
  {
    confirm: "The three offices exist, and do what is said of each.",
    words: [
      "Our offices are in New\u00a0York, Dubai and New\u00a0Delhi.",
      "Works with enterprises and banks across the Americas, and is home to the AI practice.",
      "Serves governments, energy companies and airlines in the Gulf, and leads the blockchain practice.",
      "Builds, tests and runs what the practices design",
    ],
  },
  {
    confirm:
      "Applicants meet a future colleague first, get no puzzles, and work in small teams with clients.",
    words: [
      "The first conversation is with somebody you would work beside.",
      "We talk through a problem from our own week, with names removed",
      "Runbooks, weekly notes and honest test reports are half of what we deliver.",
      "You would join a small team, work on a client's real problem",
    ],
  },
  {
    confirm: "The four products have a working core today.",
    words: [
      "Four products, ready to pilot",
      "Each has a working core that we fit to your documents, systems and rules",
      "A short animation of our AI copilot on a lost-card call",
      "An animation of our Customer Service AI Copilot on a lost-card call",
      "your contract with us fixes that in writing",
    ],
  },
  {
    confirm:
      "The workbench for building workflows exists as described, costs nothing extra with a pilot, and clients keep it.",
    words: [
      "the workbench our engineers use",
      "It comes with a pilot and has no price of its own.",
      "Login, roles, queues, retries and the audit log stay in place after the pilot",
      "We leave you a library of small, complete workflows with their test sets",
    ],
  },
  {
    confirm: "The player of the demo film is told of a visitor only once play is pressed.",
    words: ["and learns of your visit only then"],
  },
  {
    confirm:
      "The privacy page is right about what is kept, for how long, by whom and on which legal basis, and names the operator.",
    words: [
      "the people who receive your message add you, and take you off when you say so",
      "Where you write for a company, the reason is our and its interest in that answer",
      "are bound by contract. Ask us for the list.",
      "Ask us which office handles your message and for a copy of the safeguards",
      "We will answer within a month.",
      "We will erase it there as well, and tell you when that is done.",
      "You can read every page here without telling us anything.",
      "How we use and keep what you send:",
    ],
  },
];
