import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Maintenance of gearboxes",
  cases: "every gearbox breakdown in two years of recordings",
  measure: "breakdowns announced at least a fortnight ahead, of all in two years of recordings",
  floor: "at most one false alarm a month",
};

export const manufacturing = {
  kind: "industry",
  url: "/manufacturing-service",
  name: "Manufacturing",
  menuDescription: "Machines heard before they fail",
  meta: {
    title: "AI and data for manufacturers",
    description:
      "AI for manufacturers that listens for wear in a gearbox, piloted on recordings of the breakdowns you have had.",
  },
  head: {
    heading: "AI for the production line",
    lead: "We build AI for manufacturers out of what a plant already knows: vibration, meter readings, shift logs, the memory of people close to retirement. It reaches whoever has to decide while the line is running.",
  },
  card: {
    title: "Manufacturing",
    description:
      "Hear the mixer's gearbox wear weeks ahead of its alarm, while the spare can still be ordered at leisure.",
    image: "industries/manufacturing/overview",
    alt: "A factory line with machines, a conveyor and a robot arm placing parts",
    url: "/manufacturing-service",
  },
  request: {
    heading: "Take us through your last breakdown",
    lead: "Which machine was it, what failed, and what did the readings say, if anybody took them? Add the date of your next planned stop. For a diagnosis, somebody has to stand beside the machine.",
    button: "Tell us what failed",
    placeholder: "Our line stood still for a shift because…",
  },
  blocks: [
    {
      layout: "table",
      rows: [
        ["In the vibration", "Faint sidebands around the frequency at which the gears mesh"],
        ["In the oil samples", "Iron"],
        ["In the work order", "Suspected part, spectrum then and now, lead time of the spare"],
        ["Remaining life", "A range of weeks, a wide one at first"],
      ],
      image: "industries/manufacturing/predictive-maintenance",
      alt: "A machine on a factory line with a vibration trace rising above one bearing",
      title: "Maintenance before the failure",
      description: [
        "The mixer's gearbox runs warm, within limits, so no alarm has sounded. Heat is late evidence: by then the teeth are worn. For weeks the fault has been in the vibration, in recordings that somebody opens once a month.",
        "Accelerometers sample each gearbox at a known speed and load, without which a spectrum means little. The model learns what is normal for this machine and this recipe, and raises a work order.",
        `Failures are too rare for a pilot of 8 weeks, so it is read on past cases: ${draft.measure}, with ${draft.floor}; downtime is watched from then on.`,
        "Whether a fault can wait for the next planned stop is the maintenance planner's call, and what the fitters find inside goes back to the model as the answer.",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Unplanned stops become planned ones",
          "Fitters work by day, at day rates",
          "Wear decides which spares you buy",
          "Sound parts stay in the machine",
        ],
      },
    },
    {
      image: "industries/manufacturing/visual-inspection",
      alt: "A camera above a factory conveyor with a box drawn around one flawed part",
      title: "Visual inspection on the night shift",
      description:
        "At five in the morning a hairline scratch is easy to miss. Cameras are never tired, only ignorant: they know the flaws they have been shown. Rare ones are rare. We spend the first weeks collecting examples; doubtful parts go into a tray for the inspector. With a handful of rejects a year, keep the inspector and buy a better lamp.",
      features: {
        title: "Benefits",
        benefits: [
          "Flaws stop at your own gate",
          "Good product stays out of the scrap",
          "Marks in one place give a worn tool away",
        ],
      },
    },
    {
      image: "industries/manufacturing/production-scheduling",
      alt: "A factory line below a board of coloured job bars, one being moved",
      title: "New schedules by nine",
      description:
        "By nine the plan is wrong: a mould has cracked and a customer has moved a date. Asked for alternatives, the software gives the scheduler a handful that respect changeovers and who is certified on which press, each with the orders it would delay. Choosing one, and ringing sales about it, stays with the scheduler.",
      features: {
        title: "Benefits",
        benefits: [
          "Orders leave on time in spite of a breakdown",
          "Changeovers fall where they cost least",
          "Sales can safely repeat a date",
          "Overtime goes where it saves an order",
        ],
      },
    },
    {
      image: "industries/manufacturing/energy-per-unit",
      alt: "A gauge above a factory oven and a meter bar for each finished part",
      title: "Energy, unit by unit",
      description:
        "Monthly bills hide the oven that idles hot between batches; meter readings matched to the production log show it, batch by batch and in money.",
      features: {
        title: "Benefits",
        benefits: [
          "The same output costs less",
          "Meter readings at night give air leaks away",
          "Your customer's auditor can retrace the carbon figure",
        ],
      },
    },
    {
      image: "industries/manufacturing/work-instructions",
      alt: "A tablet with numbered steps and a drawing standing beside a factory machine",
      title: "Work instructions by voice",
      description:
        "With the feeder jammed, the operator opens a binder last revised under another plant manager. Asked aloud, the assistant reads out the current steps for that very machine, lock-out first, with the drawing on screen. Nobody is timed. Where the manual is silent the assistant says so and calls the shift engineer. Once approved, a fix joins the manual under the name of whoever thought of it.",
      features: {
        title: "Benefits",
        benefits: [
          "Night-shift stops get shorter",
          "New starters follow the steps in their own language",
          "Everyone repairs from the page in force",
          "People retire and leave their know-how",
        ],
      },
    },
    {
      image: "industries/manufacturing/part-passports",
      alt: "A metal part leaving a factory line with a coded tag and linked records",
      title: "Part passports for the service years",
      description:
        "Years after delivery, a service engineer unscrews a valve and wonders what alloy it is. Its code opens the passport: material certificate, test curve, every repair signed by the workshop that did it. In the EU the law requires a passport first for batteries: those of electric vehicles, of e-bikes and scooters, and industrial ones above 2 kWh, from 18 February 2027. More product groups follow under the ecodesign regulation (ESPR). Where the law leaves it open, you choose who reads what.",
      features: {
        title: "Benefits",
        benefits: [
          "Engineers bring the right spare on the first visit",
          "Counterfeits lack the history",
          "Scrap fetches the price of its alloy",
        ],
      },
      link: "/digital-products",
      linkText: "Read how product passports work",
    },
  ],
} satisfies IndustryContent;
