import type { ProductContent } from "~/content/types/collection";

export const employeesEngagement = {
  kind: "product",
  url: "/employees-engagement",
  name: "Employee Engagement",
  menuDescription: "One short question a week",
  product: "Employees Engagement AI\u00a0Agent",
  number: "/03",
  practice: "ai",
  meta: {
    title: "Employee Engagement",
    description:
      "One short question a week from an AI agent: nothing shown below eight answers, names erased when the round closes, limits set by the works council.",
  },
  head: {
    heading: "Employees Engagement AI\u00a0Agent",
    tagline: "Real Time-Pulse. Enhance Employee Engagement.",
    lead: "An AI agent that asks a little and often. Names are erased when a round closes; no group of fewer than eight answers is shown. It ranks nobody; it reminds managers of what they said they would do.",
  },
  video: "heroes/employees-engagement",
  sound: "products",
  summary: "Asks one short question a week and protects the answers, so that managers can act on them.",
  request: {
    heading: "Last year's survey, looked at again",
    lead: "Which question mattered, and what happened afterwards? Write down what the agent must never learn: your works council will ask that first.",
    button: "Show us the survey",
    placeholder: "Last year we asked our people … and afterwards…",
  },
  sections: [
    {
      index: 1,
      title: "Engagement",
      description:
        "The yearly survey tells you in March what the drivers were angry about in November. One short question a week, answered on a phone, shows their manager a sagging line while the roster can still be changed.",
      details: [
        {
          subtitle: "One question a week",
          content:
            "How was your workload? The question arrives where people are: a driver's phone, an analyst's chat, the terminal by the packing line. One tap answers it as the shift starts.",
        },
        {
          subtitle: "Eight answers or more",
          content:
            "Results appear for groups of eight answers or more. Smaller teams are read together with their neighbours, by a rule that stays out of their manager's reach. Until the round closes and the link to names is erased, answers are pseudonymous rather than anonymous.",
        },
        {
          subtitle: "Themes from free text",
          content:
            "Comments, kept apart from their authors, are grouped into subjects such as late rosters or a broken lift. Site managers read the subjects and ring maintenance about the lift.",
        },
        {
          subtitle: "An answer to each round",
          content:
            "Each round closes with a notice, signed by the manager, of what was heard and what happens next. If the car park has to stay as it is, people read that too, with the reason.",
        },
      ],
      video: "loops/employees-engagement-engagement",
      videoLabel:
        "A survey on a phone beside each team's curve, themes from comments and the manager's answer",
    },
    {
      index: 2,
      title: "Internal communication",
      description:
        "Head office reads about the new shift times at nine; the night shift hears of them from a colleague. One notice reaches both, in the language each team works in.",
      details: [
        {
          subtitle: "One notice, many readers",
          content:
            "Communications writes the notice once. Versions for depot and stores come back. Once a Polish speaker has corrected a word in one, all are released together.",
        },
        {
          subtitle: "Questions come back",
          content:
            "A driver asks under the notice whether Saturday counts. If the shift policy covers it, the paragraph comes back; if not, the question goes to the HR partner on duty.",
        },
        {
          subtitle: "The right hour",
          content:
            "Messages wait for the start of a shift, or the end of a picker's leave. Urgent safety notices are the exception; two named people may send them.",
        },
        {
          subtitle: "Reached or not",
          content:
            "Senders see counts for groups of eight or more, without names. When a depot's count stays at nothing all morning, its supervisor can read the notice out.",
        },
      ],
      video: "loops/employees-engagement-communication",
      videoLabel: "A corrected notice waits for each shift, is read, and a question under it is answered",
    },
    {
      index: 3,
      title: "Coaching",
      description:
        "New team leaders are promoted for doing the work well and then left alone with people. The agent helps one of them prepare in small steps, from sitting in on calls to giving written feedback.",
      details: [
        {
          subtitle: "Prepare the talk",
          content:
            "Before an appraisal the team leader describes what happened. The agent asks what should change, then offers an opening line and two questions. The talk itself stays between the two people in the room.",
        },
        {
          subtitle: "Small weekly practice",
          content:
            "Each week has one step, such as leading the stand-up. At its end the agent asks how the step went. After a chaotic week it repeats the step.",
        },
        {
          subtitle: "Grounded in your policies",
          content:
            "Advice on parental leave or a warning letter quotes the company's rule with its date. Where the rule is unclear, the manager is given the name of someone in HR.",
        },
        {
          subtitle: "What stays private",
          content:
            "Team leaders may share the plan with their own manager. Notes and rehearsals open for their author alone. That is a setting in your tenancy: your administrator could change it, so the agreement with the works council forbids it. The log shows whether anybody did.",
        },
      ],
      video: "loops/employees-engagement-coaching",
      videoLabel: "A team leader climbs a private coaching plan to a talk, prepared with the company's rule",
    },
    {
      index: 4,
      layout: "grid",
      title: "Culture",
      description:
        "Values on a wall are cheap. This wall holds thank-you notes, each pinned under the value it shows, and next to them the promises made at the last town hall, with a date on every one.",
      details: [
        {
          subtitle: "Thanks that are seen",
          content:
            "A trainee thanks the cashier who explained the new till twice. That afternoon the cashier reads the note, which goes up for the whole shop only if the cashier agrees.",
        },
        {
          subtitle: "Promises kept in view",
          content:
            "What the board said at the town hall becomes a public list with owners. In June a technician can see whether the promised lockers were ordered and ask the director by name.",
        },
        {
          subtitle: "Arrivals and departures",
          content:
            "New joiners are asked after a week, a month and a season; leavers once. Single joiners or leavers are easy to recognise, so answers wait until several can be read together. Side by side, they show what the job advertisement left out.",
        },
        {
          subtitle: "Limits agreed with staff",
          content:
            "The works council settles the limits before the start. Our draft: answering is voluntary; one named administrator holds the link between person and answer until the round closes, when it is erased; answers go after a year. Guessing moods from faces or voices is not up for discussion: the EU AI Act forbids it at work.",
        },
      ],
      video: "loops/employees-engagement-culture",
      videoLabel: "A thank-you note goes up beside promises, tags from joiners and a signed agreement",
    },
  ],
} satisfies ProductContent;
