import type { IndustryContent } from "~/content/types/collection";

export const supplyLogistics = {
  kind: "industry",
  url: "/supply-logistics-service",
  name: "Supply and logistics",
  menuLine: "Arrival times that people trust",
  meta: {
    title: "AI and data for logistics",
    description:
      "Customs papers compared before sailing, honest arrival windows, one handover record: AI and data consulting for supply and logistics.",
  },
  head: {
    heading: "AI from loading dock to signed delivery",
    lead: "Goods run late for ordinary reasons: a wrong code, a full dock, a driver out of hours. We build AI and shared records for supply and logistics that show the reason while a planner can still act on it.",
  },
  card: {
    title: "Supply and logistics",
    description:
      "AI for logistics: rounds re-planned on the road, customs papers compared line by line, and arrival times that give a reason.",
    image: "industries/supply-logistics/overview",
    alt: "A container yard with a gantry crane, stacked boxes and a warehouse",
    url: "/supply-logistics-service",
  },
  request: {
    heading: "Bring one stuck shipment",
    lead: "Which papers, which port, how many days; parties and prices can stay out. We look for the first place where the mistake could be seen. If it is stuck today, ring a broker before you write to us.",
    button: "Describe the shipment",
    placeholder: "A container of ours waited … days in … because…",
  },
  blocks: [
    {
      image: "industries/supply-logistics/route-replanning",
      alt: "Vans leaving a warehouse on a road map, one route bent around a stopped van",
      title: "A new round by mid-morning",
      description:
        "A van breaks down with half its drops aboard. Which drivers nearby can take which parcels, given their hours, their cold space and the windows promised? An answer is there to check before the phone rings, together with the customers it disappoints. Drivers know gates that no map shows, and their corrections shape tomorrow's round.",
      features: {
        title: "Benefits",
        benefits: [
          "More promised windows kept after a breakdown",
          "No driver sent beyond their hours",
          "One message to the customer, once it is true",
        ],
      },
    },
    {
      image: "industries/supply-logistics/warehouse-slotting",
      alt: "Warehouse racking with pallets moving toward the packing benches along short paths",
      title: "Slots and shifts that fit demand",
      description:
        "This week's fastest line is in last season's slot, at the far end of the top rack, and moving it costs a forklift an hour. From a forecast by item come only the moves that earn that hour back within days; heavy cartons stay at waist height whatever the arithmetic says. The same forecast gives tomorrow's hours by zone, before the rota closes.",
      features: {
        title: "Benefits",
        benefits: [
          "Less walking per order",
          "Fewer agency hours at short notice",
          "Fewer strains and dropped cartons",
          "Flatter peaks at the packing benches",
        ],
      },
    },
    {
      image: "industries/supply-logistics/shipping-documents",
      alt: "A container on a yard with three shipping papers, one mismatched line marked",
      title: "Customs papers that agree",
      description: [
        "The bill of lading counts cartons, the packing list pallets, the invoice pieces, and the declaration needs one answer. Clerks compare them by eye. What slips through stops the container in port, where each day costs storage and demurrage, or returns years later as a claim for duty.",
        "An agent reads the set as it arrives, brings quantities, weights and parties to one measure, and shows each disagreement with its line on both papers. It suggests a commodity code with the tariff notes and rulings it rests on; where two are arguable it shows both. Names are screened against sanctions lists, and a likely match stops the file.",
        "The customs broker files under their own name, with time for the doubtful lines. Matches are for the compliance officer alone. For goods that come every month, a binding ruling from the authority is cheaper than any model.",
        "Measured over a quarter: amendments after filing, containers held for papers, minutes per declaration, codes that the broker changed.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Fewer containers held for a piece of paper",
          "Less demurrage",
          "Duty paid once, at the right rate",
        ],
      },
    },
    {
      image: "industries/supply-logistics/arrival-times",
      alt: "A ship approaching a container yard, with an arrival window drawn on a clock",
      title: "Arrival times people trust",
      description:
        "The carrier says Tuesday and the ship's own track says Thursday. A window drawn from vessel position, port queue and the terminal's record is narrow or wide as the evidence allows, and gives a reason when it moves. It is scored lane by lane against the carrier's date. Where the carrier does better, use the carrier.",
      features: {
        title: "Benefits",
        benefits: [
          "Less safety stock against late ships",
          "Fewer lines stopped for a missing part",
          "Customers who hear it from you first",
          "Air freight only when nothing else will do",
          "The haulier booked for the right day",
        ],
      },
    },
    {
      image: "industries/supply-logistics/dock-scheduling",
      alt: "Trailers queuing in a yard before numbered warehouse doors, the next one marked",
      title: "Trailers called in the right order",
      description:
        "At the gatehouse: a whiteboard, a radio, a line of trailers down the road. Plate cameras keep the yard map current, and every door has its next trailer proposed. The marshal can overrule any call. Plates are deleted when the visit ends, since a plate can identify a driver.",
      features: {
        title: "Benefits",
        benefits: [
          "Less queuing between gate and door",
          "Less detention on forgotten boxes",
          "Cold goods that do not wait in the sun",
        ],
      },
    },
    {
      image: "industries/supply-logistics/handover-ledger",
      alt: "A container passing from ship to truck to warehouse, each handover sealed on a chain",
      title: "One record for every handover",
      description:
        "When a crate arrives crushed, everyone who carried it holds a clean signature. Signed by both sides at each handover, with time, place, seal number and photographs, the record shows on which leg it happened. Freight rates stay off it, or rival carriers would not join. Begin with the electronic consignment note (eCMR), which needs no ledger at all.",
      features: {
        title: "Benefits",
        benefits: [
          "Claims paid in weeks, by the right insurer",
          "Damage pinned to one leg",
          "Fewer losses nobody answers for",
          "Broken seals noticed at the next stop",
        ],
      },
      link: "/digital-products",
      linkText: "Follow one item with a digital passport",
    },
  ],
} satisfies IndustryContent;
