import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Customs papers before sailing",
  cases: "every declaration filed in the week",
  measure: "amendments entered in a week, per hundred declarations filed in it",
  floor: "customs holds no more containers, and asks no more questions, than before the pilot",
};

export const supplyLogistics = {
  kind: "industry",
  url: "/supply-logistics-service",
  name: "Supply and logistics",
  menuDescription: "Arrival times that people trust",
  meta: {
    title: "AI and data for logistics",
    description:
      "AI for shippers and forwarders. The wrong carton count is found before the ship sails; arrival times come with a reason.",
  },
  head: {
    heading: "AI from dock to signed delivery",
    lead: "Goods run late for ordinary reasons: a wrong code, a full dock, a driver out of hours. AI and shared records show the reason while a planner can still act on it.",
  },
  card: {
    title: "Supply and logistics",
    description:
      "Cartons on the bill of lading, pallets on the packing list: somebody should notice while the ship is in port.",
    image: "industries/supply-logistics/overview",
    alt: "A container yard with a gantry crane, stacked boxes and a warehouse",
    url: "/supply-logistics-service",
  },
  request: {
    heading: "A shipment that got stuck",
    lead: "Which papers, which port, how many days? If the shipment is stuck today, ring a broker before you write to us.",
    button: "Tell us where it stuck",
    placeholder: "One of our containers waited … days in … because…",
  },
  blocks: [
    {
      image: "industries/supply-logistics/route-replanning",
      alt: "Vans leaving a warehouse on a road map, one route bent around a stopped van",
      title: "A new round by mid-morning",
      description:
        "A van breaks down with half its drops aboard. Which drivers nearby can take which parcels, given their hours, their cold space and the windows promised? Each proposal arrives before the telephone rings, with the customers it disappoints. Drivers know the unmapped gates; their corrections shape tomorrow's round.",
      features: {
        title: "Benefits",
        benefits: [
          "More promised windows survive a breakdown",
          "Every proposal respects drivers' hours",
          "Customers get one message, once it is true",
        ],
      },
    },
    {
      image: "industries/supply-logistics/warehouse-slotting",
      alt: "Warehouse racking with pallets moving toward the packing benches along short paths",
      title: "Slots and shifts by forecast",
      description:
        "This week's fastest line is in last season's slot, at the far end of the top rack. Moving it costs a forklift an hour. Item by item, a forecast proposes only the moves that earn that hour back within days; heavy cartons stay at waist height whatever the arithmetic says. The same forecast gives tomorrow's hours by zone, before the rota closes.",
      features: {
        title: "Benefits",
        benefits: [
          "Pickers walk less per order",
          "Agency hours are booked in good time",
          "Backs strain less, cartons drop less",
          "Packing benches get a steady flow",
        ],
      },
    },
    {
      image: "industries/supply-logistics/shipping-documents",
      alt: "A container on a yard with three shipping papers, one mismatched line marked",
      title: "Customs papers before sailing",
      description: [
        "For goods that come every month, a binding ruling from the authority is cheaper than any model. For the others somebody compares papers by eye: the bill of lading counts cartons, the packing list pallets, the invoice pieces, and the declaration needs one answer. What slips through stops the container in port, where each day costs storage and demurrage, or returns years later as a claim for duty.",
        "When the set arrives, an agent brings quantities and weights to one form and shows each disagreement with its line on both papers. It suggests a commodity code with the tariff notes and rulings it rests on; where two are arguable it shows both. Names are screened against sanctions lists, and a likely match stops the file until the compliance officer releases it.",
        "Your customs broker files, in your name as a direct representative or in their own as an indirect one (UCC, Article 18), and has time for the doubtful lines.",
        `The running fee depends on ${draft.measure}, read week by week for 8 weeks. Amendments also fall when nobody looks; hence the condition that ${draft.floor}.`,
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Customs releases containers on the first papers",
          "Port storage and demurrage fall",
          "Duty is paid once, at the right rate",
        ],
      },
    },
    {
      image: "industries/supply-logistics/arrival-times",
      alt: "A ship approaching a container yard, with an arrival window drawn on a clock",
      title: "Arrival times people trust",
      description:
        "The carrier says Tuesday and the ship's own track says Thursday. An arrival window drawn from vessel position, port queue and the terminal's record is as narrow as the evidence allows. When it moves, it gives a reason. It is scored lane by lane against the carrier's date; where the carrier does better, use the carrier's.",
      features: {
        title: "Benefits",
        benefits: [
          "Less stock is held against late ships",
          "Plants hear before a part runs out",
          "Customers hear it from you first",
          "Freight flies only when nothing else will do",
        ],
      },
    },
    {
      layout: "scene",
      image: "industries/supply-logistics/dock-scheduling",
      alt: "Trailers queuing in a yard before numbered warehouse doors, the next one marked",
      title: "Trailers called in the right order",
      description:
        "At the gatehouse: a whiteboard, a radio, a tailback of trailers down the road. Plate cameras keep the yard map current; each door is offered its next trailer. Marshals can overrule any call. Plates are deleted when the visit ends, since a plate can identify a driver.",
      features: {
        title: "Benefits",
        benefits: [
          "Trailers reach a door while the cargo is cold",
          "Boxes go back before detention starts",
          "Drivers queue less between gate and door",
        ],
      },
    },
    {
      image: "industries/supply-logistics/handover-ledger",
      alt: "A container passing from ship to truck to warehouse, each handover sealed on a chain",
      title: "One record for every handover",
      description:
        "When a crate arrives crushed, everyone who carried it holds a clean receipt. Signed by both sides at each handover, with seal and photographs, the record shows where the crate was last whole. Freight rates stay off it, or rival carriers would not join. Begin with the electronic consignment note (eCMR), which may be enough between two partners.",
      features: {
        title: "Benefits",
        benefits: [
          "The right insurer pays, within weeks",
          "Damage belongs to one leg",
          "Drivers note reservations at the handover",
          "Broken seals show at the next stop",
        ],
      },
      link: "/digital-products",
      linkText: "Follow one item with a digital passport",
    },
  ],
} satisfies IndustryContent;
