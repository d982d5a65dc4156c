import type { IndustryContent } from "~/content/types/pages/industry";

export const aviation = {
  kind: "industry",
  url: "/aviation-service",
  name: "Aviation",
  meta: {
    title: "Aviation",
    description:
      "See a late turnaround coming, re-pair crews inside duty limits and check a part's papers at goods-in. Start with one station.",
  },
  head: {
    heading: "Flight operations when the plan changes",
    lead: "An airline's day is a plan that meets weather. We build for the controller, the engineer and the duty manager who replan it, and stay inside the crew and airworthiness limits you already work under.",
  },
  card: {
    title: "Aviation",
    description:
      "Turnarounds predicted from the stand, crews re-paired inside their duty limits, and spare parts whose certificates can be checked.",
    image: "industries/aviation/overview",
    alt: "A hangar with its doors open and an airliner parked in front",
    url: "/aviation-service",
  },
  blocks: [
    {
      image: "industries/aviation/turnaround-prediction",
      alt: "An aircraft at the terminal with fuel and catering trucks and a timeline of steps",
      title: "Pushback times worth planning on",
      description:
        "The last catering truck, or a wheelchair that has not come, sets the pushback time. Cameras and stand sensors log each step as it ends, and the estimate moves with them, margin included. The turnaround coordinator learns which step has slipped while there is still a spare loader to send.",
      features: {
        title: "Benefits",
        benefits: [
          "Off-block times revised as each step ends",
          "Stand conflicts seen before the inbound lands",
          "Delay codes proposed from the timestamps",
          "Faces blurred before any footage is stored",
        ],
      },
    },
    {
      image: "industries/aviation/component-health",
      alt: "An aircraft engine open in a hangar with one valve lit and a trend line",
      title: "The bleed valve before it sticks",
      description:
        "Long before a cockpit message, a tired bleed valve starts to close a little later on each flight. Its trace is compared with the rest of the fleet and with the removals your workshop confirmed. The maintenance control engineer can then plan the change at a base with a spare, under the approved programme.",
      features: {
        title: "Benefits",
        benefits: [
          "Move removals into checks already planned",
          "Send the spare where the aircraft overnights",
          "Compare each tail with its sister ships",
          "Learn from removals that found no fault",
        ],
      },
    },
    {
      image: "industries/aviation/crew-recovery",
      alt: "An aircraft under fog by a hangar, crew figures joined to flights by new lines",
      title: "Crew recovery within the rules",
      description:
        "Fog closes the hub, and the crew desk inherits a puzzle of expiring duty hours, missed connections and hotel rooms. The duty controller chooses between a few complete plans, each showing the legality of its pairings and the passengers it leaves behind. Captains still hear of the change from him.",
      features: {
        title: "Benefits",
        benefits: [
          "Plans ranked by passengers left stranded",
          "Duty limits checked pairing by pairing",
          "Reserve crews held back for the evening",
          "Choices replayed in the next day's review",
        ],
      },
    },
    {
      image: "industries/aviation/rebooking-assistant",
      alt: "A phone with seat choices, an aircraft behind it and a short queue of passengers",
      title: "A new flight by message",
      description:
        "By the time a cancellation is announced, a line is forming at the transfer desk. The assistant messages each passenger with flights that still have seats, explains what the fare and the law entitle them to, and books the one chosen. Unaccompanied minors and medical cases go to an agent, file already open.",
      features: {
        title: "Benefits",
        benefits: [
          "Families kept together on one booking",
          "Entitlements quoted from the rule that applies",
          "Hotel vouchers issued with the new itinerary",
          "Hard cases passed on with their history",
        ],
      },
      link: "/customer-service",
      linkText: "Meet the Customer Service AI Copilot",
    },
    {
      image: "industries/aviation/part-provenance",
      alt: "An aircraft part on a storage shelf, joined to a chain of certificates",
      title: "Parts traceable to their first flight",
      description:
        "On the shelf, a part with a forged release certificate looks like its neighbour. Each repair and removal is signed by the shop that did it, against the serial number, so a break in the history shows. A false first entry still takes an inspector to catch. He scans, compares, and accepts or quarantines.",
      features: {
        title: "Benefits",
        benefits: [
          "Check back-to-birth history at goods-in",
          "Quarantine serial numbers that appear twice",
          "Return leased engines with complete records",
          "Answer a safety alert from the desk",
        ],
      },
    },
    {
      image: "industries/aviation/fuel-emissions",
      alt: "An aircraft being refuelled, with planned and burned fuel shown side by side",
      title: "Fuel decisions, flight by flight",
      description:
        "How much did the last crews on this route really need? A captain weighing extra fuel finds planned against burned in her briefing, with the weather and holding that explain it. The uplift is hers to decide. From the same flight records, the sustainability team files its emissions return.",
      features: {
        title: "Benefits",
        benefits: [
          "Burn compared with plan for each tail",
          "Crew names removed before any comparison",
          "Emissions returns built from flight records",
          "Sustainable fuel claims tied to delivery notes",
        ],
      },
    },
  ],
} satisfies IndustryContent;
