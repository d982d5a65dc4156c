import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "The scope of a turnaround",
  cases: "all work that was added to your last turnaround after the freeze",
  measure:
    "hours of late work that the list would have had before the freeze, of all that were added after it",
  floor: "a list no longer than the one that you froze",
};

export const oilGas = {
  kind: "industry",
  url: "/oil-gas-service",
  name: "Oil and gas",
  menuDescription: "Wells, inspections, emissions",
  meta: {
    title: "AI and data for oil and gas",
    description:
      "AI and data consultancy for oil and gas: pumps watched well by well, turnaround scopes, methane measured at the flange, partner accounts.",
  },
  head: {
    heading: "Well by well, flange by flange",
    lead: "Operators record nearly everything and have time to act on little of it. AI can read the rest, one decision at a time: which pump to pull first, which line to strike from a shutdown. Between venture partners a shared ledger keeps the charges.",
  },
  card: {
    title: "Oil and gas",
    description:
      "Motor current and intake pressure show which submersible pump to pull first, well ahead of the trip.",
    image: "industries/oil-gas/overview",
    alt: "A gas plant with columns, storage tanks and pumps joined by pipework",
    url: "/oil-gas-service",
  },
  request: {
    heading: "Start from one pump trip",
    lead: "What did the gauges show in the weeks before, and what did the workover find?",
    button: "Write about the pump",
    placeholder: "One of our submersible pumps tripped, and beforehand the gauges…",
  },
  blocks: [
    {
      image: "industries/oil-gas/well-monitoring",
      alt: "Two wellhead pumps beside tanks and pipework, with a gauge that shows the pressure of one of them dipping",
      title: "Early strain in submersible pumps",
      description:
        "Electric submersible pumps show strain in motor current and intake pressure before they trip. What is normal differs from well to well. Sometimes the gauge is what is failing. So the model is fitted well by well and ranks the field by barrels at risk. Shafts break in a moment; scale and wear give weeks of warning, enough to book a rig.",
      features: {
        title: "Benefits",
        benefits: [
          "Less production is deferred",
          "Rigs come at ordinary rates, booked ahead",
          "Pumps that only looked sick run on",
          "You can tell a faulty gauge from a failing pump",
        ],
      },
    },
    {
      layout: "scene",
      image: "industries/oil-gas/drone-inspection",
      alt: "A drone circling a flare stack at a gas plant, with patches of rust outlined",
      title: "Flare stacks by drone",
      description:
        "Nobody should climb a flare stack to see what a photograph shows. In the drone's pictures a model marks corrosion and missing bolts; measuring the wall that is left still takes an ultrasonic probe.",
      features: {
        title: "Benefits",
        benefits: [
          "People climb where hands are needed",
          "Repairs have their scope ahead of the outage",
          "Growing rust stands out from old rust",
        ],
      },
    },
    {
      image: "industries/oil-gas/turnaround-planning",
      alt: "A process column wrapped in scaffolding beside a chart of overlapping work bars",
      title: "Scope before a turnaround",
      description: [
        "Long before the shutdown, the work list has thousands of lines: notifications, inspection findings, wishes, one leaking valve under three names. Each line costs scaffolding and perhaps hours on the critical path; by the scope freeze the reasons for some are forgotten.",
        `We test on your last turnaround, for 8 weeks, because the next may be years away. What counts is ${draft.measure}, with ${draft.floor}; equipment opened in vain is watched.`,
        "Line by line, with repeats merged, an agent reads the equipment's history and attaches the reason: a statutory date, a measured wall, a past failure, or none that it could find. It drafts the sequence from your own norms, with statutory inspections locked in place, shows what sits on the critical path, and estimates what a job risks by waiting for the next event.",
        "Operations and inspection argue about the remainder; the turnaround manager freezes the scope. Refused jobs keep their reason, for the day the valve does leak.",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Production back on the planned day",
          "Late scope, at premium rates, shrinks",
          "Your list survives the insurer's questions",
        ],
      },
    },
    {
      image: "industries/oil-gas/permit-documents",
      alt: "A work permit beside pipework, one line tied to a closed valve",
      title: "Work permits against drawings",
      description:
        "One permit names a drawing at revision F and an isolation that was made from E. Side by side, the two disagree about one valve. Before anybody stands in front of it, the assistant says so and lists what else is open nearby. Only a person can see the plant as it is today, so the issuing authority still walks the job and signs.",
      features: {
        title: "Benefits",
        benefits: [
          "Permits are in order by the morning meeting",
          "Isolation errors surface on paper",
          "Hot work keeps clear of open drains",
          "Each shift hands over a list of open permits",
        ],
      },
    },
    {
      image: "industries/oil-gas/measured-emissions",
      alt: "Tanks and a flare at a gas plant, with a camera outlining a plume from one flange",
      title: "Methane at the flange",
      description: [
        "Is the figure a count of valves times a factor, or a leak that someone has seen? Under the EU's methane regulation (2024/1787) operators measure at the source and repair within set periods; from 1 January 2027, as the law stands in November 2026, importers have to show that their producers measure to an equivalent standard, for contracts made or renewed since 4 August 2024 (Article 28(1)). At its highest level the Oil and Gas Methane Partnership (OGMP 2.0) reconciles source with site.",
        "So estimates are laid beside camera surveys and satellite passes, each with its error, since wind makes a plume hard to size. What comes back is a short list: this flange, by this date.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Gas goes to sale that used to be vented",
          "Repairs meet their legal periods",
          "Your report satisfies the verifier",
        ],
      },
    },
    {
      image: "industries/oil-gas/joint-venture-ledger",
      alt: "Three partner offices around a gas plant, linked to one shared ledger of charges",
      title: "One ledger for a joint venture",
      description:
        "Today the joint interest billing goes out, and the audit query may come two years later, when the crew has long gone. Posted to a shared ledger, a charge carries its approval and its split under the operating agreement from the first day. Partners can ask while the foreman remembers the job. Who is right remains a matter for the agreement.",
      features: {
        title: "Benefits",
        benefits: [
          "Partners meet cash calls sooner",
          "Audits take days, on a record both sides hold",
          "Other ventures cannot see your figures",
        ],
      },
    },
  ],
} satisfies IndustryContent;
