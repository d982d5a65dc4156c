import type { ProductPage } from "~/content/types";

export const employeesEngagement = {
  kind: "product",
  url: "/employees-engagement",
  name: "Employee Engagement",
  product: "Employees Engagement AI Agent",
  number: "/03",
  practice: "ai",
  meta: {
    title: "Employee Engagement",
    description:
      "An agent that asks short questions, carries the answers to the right manager and shows people what came of them.",
  },
  head: {
    heading: "Employees Engagement AI Agent",
    tagline: "Real Time-Pulse. Enhance Employee Engagement.",
    lead: "It asks a little and often, keeps answers anonymous, and reminds managers of what they said they would do. It never scores a person.",
  },
  film: "heroes/employees-engagement",
  summary: "Asks short questions, protects the answers and helps managers act on what they hear.",
  sections: [
    {
      index: 1,
      title: "Engagement",
      description:
        "The yearly survey tells you in March what people were angry about in November. A few short questions each week reach the manager while she can still do something.",
      details: [
        {
          subtitle: "Two questions a week",
          content:
            "They arrive where people work: on the phone of a driver, in the chat of an analyst, on the terminal at the end of a line. Answering takes less than a coffee.",
        },
        {
          subtitle: "Anonymous by arithmetic",
          content:
            "Results appear only for groups large enough that nobody can be guessed. A team of four is read together with its neighbours, and the screen says so.",
        },
        {
          subtitle: "Themes from free text",
          content:
            "Comments are grouped into subjects, such as shift changes or a broken lift, with the wording kept apart from the author. The site manager reads subjects first.",
        },
        {
          subtitle: "An answer to each round",
          content:
            "Every round ends with a note that says what was heard and what happens next. When nothing can be done, the note says that too.",
        },
      ],
      video: "loops/employees-engagement-engagement",
      videoLabel: "A weekly pulse question collects answers, which rise as a wave across several teams",
    },
    {
      index: 2,
      title: "Internal communication",
      description:
        "A notice about the new pension rules reaches head office at nine and the night shift never. The agent brings it to both, in words each can use.",
      details: [
        {
          subtitle: "One notice, many readers",
          content:
            "The communications team writes it once. The agent prepares the version for the warehouse, the one for managers and the translations, and a person releases them.",
        },
        {
          subtitle: "Questions come back",
          content:
            "Readers can ask under the notice. What the policy answers is answered with its paragraph, and the rest goes to the human resources partner on duty.",
        },
        {
          subtitle: "The right hour",
          content:
            "Messages wait for the start of a shift and stay silent on a day off. Urgent safety notices are the exception, and only two people may send them.",
        },
        {
          subtitle: "Reached or not",
          content:
            "The sender sees which sites have read a notice and which have not, without names. A depot at half past ten that nobody reached gets a telephone call.",
        },
      ],
      video: "loops/employees-engagement-communication",
      videoLabel: "One notice becomes versions in several languages and arrives with three different teams",
    },
    {
      index: 3,
      title: "Coaching",
      description:
        "New team leaders are often promoted for doing the work well, and then left alone with people. The agent is a patient place to prepare the hard conversations.",
      details: [
        {
          subtitle: "Prepare the talk",
          content:
            "Before an appraisal the manager describes the situation. The agent asks what she wants to change, and suggests an opening and two questions to put.",
        },
        {
          subtitle: "Small weekly practice",
          content:
            "A plan has one habit a week, such as giving feedback within a day. On Friday the agent asks how it went and adjusts the next.",
        },
        {
          subtitle: "Grounded in your policies",
          content:
            "Advice on parental leave or a warning letter quotes the company's own rule and its date. Where the rule is unclear it points to a person.",
        },
        {
          subtitle: "Private to the manager",
          content:
            "Her notes and rehearsals belong to her. Neither her superior nor the human resources department can open them, and the contract with you says so.",
        },
      ],
      video: "loops/employees-engagement-coaching",
      videoLabel:
        "A coaching plan of weekly habits, with a prepared conversation and this week's step marked",
    },
    {
      index: 4,
      title: "Culture",
      description:
        "Values on a wall are cheap. The agent looks for them in ordinary weeks: who thanked whom, what was promised in the town hall, and whether it was kept.",
      details: [
        {
          subtitle: "Thanks that are seen",
          content:
            "A nurse thanks the porter who found the missing bed. The note reaches him, and his ward if he likes, on the same afternoon.",
        },
        {
          subtitle: "Promises kept in view",
          content:
            "What the board said in the town hall becomes a short public list with dates. It is uncomfortable, and it is the part people read.",
        },
        {
          subtitle: "Arrivals and departures",
          content:
            "New joiners are asked after a week, a month and a season; leavers are asked once. Read side by side, the two tell a manager what the job advertisement left out.",
        },
        {
          subtitle: "Limits agreed with staff",
          content:
            "What may be asked, kept and shown is settled with the works council before the start. The agreement is published where everyone can read it.",
        },
      ],
      video: "loops/employees-engagement-culture",
      videoLabel: "A wall of short recognitions between colleagues fills, note by note, across departments",
    },
  ],
} satisfies ProductPage;
