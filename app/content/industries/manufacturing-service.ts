import type { IndustryContent } from "~/content/types/pages/industry";

export const manufacturing = {
  kind: "industry",
  url: "/manufacturing-service",
  name: "Manufacturing",
  meta: {
    title: "Manufacturing",
    description:
      "Spend fewer nights on breakdowns and scrap. See what a pilot on one of your lines would watch, propose and prove.",
  },
  head: {
    heading: "Running the line, shift by shift",
    lead: "A plant already knows most of what it needs. The knowledge sits in sensors, shift logs and people close to retirement, and our work is to put it in front of whoever decides while the line is running.",
  },
  card: {
    title: "Manufacturing",
    description:
      "Earlier warning from machines, steadier inspection and schedules that can take a breakdown, built on data your plant records today.",
    image: "industries/manufacturing/overview",
    alt: "A factory line with machines, a conveyor and a robot arm placing parts",
    url: "/manufacturing-service",
  },
  blocks: [
    {
      image: "industries/manufacturing/predictive-maintenance",
      alt: "A machine on a factory line with a vibration trace rising above one bearing",
      title: "Maintenance before the failure",
      description:
        "The mixer's gearbox has been running warm since Tuesday, within limits, so nobody looked. A model that knows its usual vibration raises a work order naming the suspected bearing, the readings and the lead time of the spare. The maintenance planner judges whether it can wait for Sunday's stop.",
      features: {
        title: "Benefits",
        benefits: [
          "Work orders raised with readings attached",
          "Repairs fitted into planned stops",
          "Spares ordered to match real wear",
          "False alarms counted and reported",
        ],
      },
    },
    {
      image: "industries/manufacturing/visual-inspection",
      alt: "A camera above a factory conveyor with a box drawn around one flawed part",
      title: "Inspection that does not tire",
      description:
        "At five in the morning a hairline scratch on a housing is easy to miss. The camera compares each part with approved samples, marks the spot and drops doubtful ones into a tray for the inspector, whose ruling it learns from. Rare defects are the hard part. We collect them from day one.",
      features: {
        title: "Benefits",
        benefits: [
          "One standard held on every shift",
          "Doubtful parts set aside for a person",
          "Flaw positions mapped back to the tool",
          "Images filed under each serial number",
        ],
      },
    },
    {
      image: "industries/manufacturing/production-scheduling",
      alt: "A factory line below a board of coloured job bars, one being moved",
      title: "Schedules that survive the morning",
      description:
        "By nine the plan is wrong: a mould has cracked and a customer has moved a date. The scheduler asks for alternatives and gets a handful that respect changeovers, tooling and who is certified on which press, each with the orders it would delay. He picks one and the boards update.",
      features: {
        title: "Benefits",
        benefits: [
          "Re-plan a shift after a breakdown",
          "Group changeovers by colour and tool",
          "Show sales which dates will slip",
          "Pin the jobs that must not move",
        ],
      },
    },
    {
      image: "industries/manufacturing/energy-per-unit",
      alt: "A gauge above a factory oven and a meter bar for each finished part",
      title: "Energy per unit, line by line",
      description:
        "No monthly bill will tell you that the oven idles hot between batches. Meter readings matched to the production log give the energy in each good part. The line leader sees what a long warm-up cost on the day it happened, when she can still ask why.",
      features: {
        title: "Benefits",
        benefits: [
          "Consumption split by product and shift",
          "Idle loads listed machine by machine",
          "Air leaks revealed by the night baseline",
          "Carbon figures backed by meter readings",
        ],
      },
    },
    {
      image: "industries/manufacturing/work-instructions",
      alt: "A tablet with numbered steps and a drawing standing beside a factory machine",
      title: "Work instructions that answer back",
      description:
        "An operator faces a jammed feeder and a binder last revised under another plant manager. Asked aloud, the assistant gives the current steps for that very machine, lock-out first, with the drawing. If the manual is silent it says so and calls the shift engineer, whose approved fix joins the manual.",
      features: {
        title: "Benefits",
        benefits: [
          "Current revisions shown at the machine",
          "Safety steps read out before repairs",
          "Veterans' fixes written down and approved",
          "New starters guided in their own language",
        ],
      },
    },
    {
      image: "industries/manufacturing/part-passports",
      alt: "A metal part leaving a factory line with a coded tag and linked records",
      title: "Part passports for the service years",
      description:
        "Years after delivery, a service engineer unscrews a valve and wonders what alloy it is. Its code opens the passport: material certificate, machine settings, test curve and each repair, signed by the workshop that did it. You choose how much of that a customer or a recycler may read.",
      features: {
        title: "Benefits",
        benefits: [
          "Certificates attached to serial numbers",
          "Counterfeits exposed by a missing history",
          "Recycled content documented for the regulator",
          "Confidential fields shared only by role",
        ],
      },
      link: "/digital-products",
      linkText: "Read how product passports work",
    },
  ],
} satisfies IndustryContent;
