import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Crew recovery on disrupted days",
  cases: "every day of last season on which the desk planned crews again, agreed before any is replayed",
  measure:
    "passengers who arrive the same day in your own controllers' replay of last season's disrupted days",
  floor: "no plan breaks a duty limit",
};

export const aviation = {
  kind: "industry",
  url: "/aviation-service",
  name: "Aviation",
  menuDescription: "Turnarounds, crews, part records",
  meta: {
    title: "AI and data for airlines",
    description:
      "AI and data tools for airlines: late turnarounds, crew recovery within duty limits, records of life-limited parts, fuel by flight.",
  },
  head: {
    heading: "Flight operations under pressure",
    lead: "Every airline's day is a plan that meets weather. Our AI helps whoever replans it, from the controller to the duty manager, inside the crew and airworthiness limits you already work under.",
  },
  card: {
    title: "Aviation",
    description:
      "When fog closes the hub, the crew desk chooses between whole plans that keep to duty limits.",
    image: "industries/aviation/overview",
    alt: "A hangar with its doors open and an airliner parked in front",
    url: "/aviation-service",
  },
  request: {
    heading: "One bad day, gone through again",
    lead: "Fog, a strike, a late inbound: what did the desk know, at which hour? Leave out the names of crew. Our solver can replay that day, which is how we would begin.",
    button: "Pick the day",
    placeholder: "On a day of fog last winter our crew desk…",
  },
  blocks: [
    {
      image: "industries/aviation/turnaround-prediction",
      alt: "An aircraft at the terminal with fuel and catering trucks and a timeline of steps",
      title: "Pushback times worth planning on",
      description:
        "Two things set the pushback time: the step that is late, and who knows of it. Cameras and stand sensors log fuelling and boarding as each ends, with faces blurred before storage, and the target off-block time moves with them, margin included. Told early that a wheelchair is late, a coordinator sends another; told at the scheduled minute, they can only enter a delay code.",
      features: {
        title: "Benefits",
        benefits: [
          "Flights meet slots because the target time was right",
          "Aircraft wait at the stand, engines off",
          "The ground handler accepts the delay code",
        ],
      },
    },
    {
      image: "industries/aviation/component-health",
      alt: "An aircraft engine open in a hangar with one valve lit, and bars that show it shutting more slowly",
      title: "The bleed valve before it sticks",
      description:
        "With each flight the bleed valve shuts more slowly, long before a message reaches the cockpit. Its trace is set against sister ships and against what your workshop found in valves already removed; the removals that found no fault teach most. Planners get a date, a base and a spare, within the approved maintenance programme. Lengthening an interval means changing that programme, which needs the authority's approval.",
      features: {
        title: "Benefits",
        benefits: [
          "Engineers change the valve at base",
          "Good units stay on wing",
          "Removals fit checks already planned",
          "Spares wait at the overnight base",
        ],
      },
    },
    {
      image: "industries/aviation/crew-recovery",
      alt: "An aircraft under fog by a hangar, crew figures joined to flights by new lines",
      title: "Crew recovery within the rules",
      description: [
        "Fog closes the hub for three hours. Crews run towards their duty limits in the wrong cities, hotels fill up, and the crew desk starts from a list of phone numbers. Each quick fix breaks two pairings further on, and by noon the evening's reserve is gone.",
        `The trial takes 8 weeks and replays last season. What counts: ${draft.measure}. Your desk's own plans of those days are replayed in the same way, because our solver would flatter itself. Crew nights away, and reserves left at eight in the evening, are watched.`,
        "From rosters and rotations a solver makes a few complete plans. Each is checked against the flight time limitations (ORO.FTL in Europe), your union agreements, licences and recency, and shows its price: passengers left behind, hotel nights, reserves used. It also names the rule that forbids the plan you had hoped for.",
        "Duty controllers pick one or throw them all out. Every plan leaves commander's discretion to the commander, on the day.",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "More passengers home the same day",
          "Discretion reports are for real surprises",
          "Reserve crews are there in the evening",
        ],
      },
    },
    {
      image: "industries/aviation/rebooking-assistant",
      alt: "A phone with seat choices, an aircraft behind it and a short queue of passengers",
      title: "A new flight by message",
      description:
        "By the time a cancellation is announced, a queue is forming at the transfer desk. Each passenger gets a message with the flights that still have seats and with what Regulation 261/2004 entitles them to, refund included (as of November 2026, with a revision pending). They choose, and it is booked. Anyone who asks for a person reaches one who has the file open.",
      features: {
        title: "Benefits",
        benefits: [
          "Desk staff take the hard cases",
          "Families keep one booking",
          "Passengers have hotels and meals without asking",
          "Rerouting in time avoids compensation",
        ],
      },
      link: "/customer-service",
      linkText: "Meet the Customer Service AI Copilot",
    },
    {
      image: "industries/aviation/part-provenance",
      alt: "An aircraft part on a storage shelf, joined to a chain of certificates",
      title: "Part records for the lessor",
      description:
        "For a life-limited part EASA asks for its current status and its in-service history (M.A.305). Lessors want a trace back to birth when the aircraft is returned. For other parts it is the last release certificate that must hold (EASA Form 1, FAA 8130-3); forged ones have reached engines in service. When each shop signs its own entry against the serial number, a gap or a duplicate shows at goods-in. False first entries look like any other, which is why goods-in keeps its inspector.",
      features: {
        title: "Benefits",
        benefits: [
          "Leased engines go back without a claim over records",
          "Unapproved parts get no further than goods-in",
          "Safety alerts have their answer at a desk",
        ],
      },
    },
    {
      layout: "figure",
      figure: "90%",
      caption: "Of the fuel needed at a larger EU airport in a year, at least this share is uplifted there",
      image: "industries/aviation/fuel-emissions",
      alt: "An aircraft being refuelled, with planned and burned fuel shown side by side",
      title: "Fuel decisions, flight by flight",
      description: [
        "How much did crews on this route really need? Captains weighing extra fuel find planned against burned in the briefing, with the holding and the weather that explain it, all of it anonymous. How much to carry is the commander's decision; a target for carrying less is work we would decline.",
        "Under ReFuelEU (2023/2405) an airline must uplift at each larger EU airport at least 90% of the fuel it needs there in a year, so tankering is shown too. These flight records also serve CORSIA and emissions trading, whose verifiers ask flight by flight.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Less fuel burns to carry fuel",
          "One set of records serves CORSIA and EU ETS",
          "Verifiers have their answer the same day",
          "Sustainable fuel is claimed once, with its proof",
        ],
      },
    },
  ],
} satisfies IndustryContent;
