import type { IndustryContent } from "~/content/types/pages/industry";

export const supplyLogistics = {
  kind: "industry",
  url: "/supply-logistics-service",
  name: "Supply and logistics",
  meta: {
    title: "Supply and logistics",
    description:
      "Catch a wrong customs code before the ship sails and give customers an arrival time they can plan around. See where a pilot starts.",
  },
  head: {
    heading: "From loading dock to signed delivery",
    lead: "Goods run late for ordinary reasons: a wrong code, a full dock, a driver out of hours. We find the reason earlier and show it to the planner who can still act, in the systems you already run.",
  },
  card: {
    title: "Supply and logistics",
    description:
      "Rounds re-planned on the road, customs papers compared line by line, and arrival times that come with a reason.",
    image: "industries/supply-logistics/overview",
    alt: "A container yard with a gantry crane, stacked boxes and a warehouse",
    url: "/supply-logistics-service",
  },
  blocks: [
    {
      image: "industries/supply-logistics/route-replanning",
      alt: "Vans leaving a warehouse on a road map, one route bent around a stopped van",
      title: "A new round by mid-morning",
      description:
        "A van breaks down with half its drops aboard. Which nearby drivers can take which parcels, given their hours, their cold space and the promised windows? The planner has an answer to check before the phone rings. Drivers know gates that no map shows, so their corrections shape tomorrow's round.",
      features: {
        title: "Benefits",
        benefits: [
          "Delivery windows protected in order of promise",
          "Driving hours respected in every option",
          "Chilled goods matched to vans with space",
          "Customers told once the change is settled",
        ],
      },
    },
    {
      image: "industries/supply-logistics/warehouse-slotting",
      alt: "Warehouse racking with pallets moving toward the packing benches along short paths",
      title: "Slots and shifts that fit demand",
      description:
        "This week's fastest line often sits in last season's slot, at the far end of the top rack. From a forecast by item and hour come a few moves, and only those that repay the forklift's time. The shift manager also sees tomorrow's hours by zone, before the rota closes.",
      features: {
        title: "Benefits",
        benefits: [
          "Shorten the walk for fast lines",
          "Keep heavy cartons at waist height",
          "Publish the rota with hours by zone",
          "Spread a peak before it reaches packing",
        ],
      },
    },
    {
      image: "industries/supply-logistics/shipping-documents",
      alt: "A container on a yard with three shipping papers, one mismatched line marked",
      title: "Customs papers that agree",
      description:
        "The bill of lading counts cartons, the packing list counts pallets, and the declaration needs one answer. An agent reads the set, compares quantities, weights and parties, and suggests a commodity code with the ruling it rests on. The customs broker spends her time on the doubtful lines, and files under her own name.",
      features: {
        title: "Benefits",
        benefits: [
          "Mismatches found before the vessel sails",
          "Commodity codes suggested with their rulings",
          "Sanctions matches held for a named reviewer",
          "Repeat errors reported back to the supplier",
        ],
      },
    },
    {
      image: "industries/supply-logistics/arrival-times",
      alt: "A ship approaching a container yard, with an arrival window drawn on a clock",
      title: "Arrival times people trust",
      description:
        "If the carrier says Tuesday and the ship's own track says Thursday, which does the import planner believe? She gets a window drawn from vessel position, port queue and the terminal's past record, narrow or wide as the evidence allows, and a reason whenever it moves. She reschedules production while the box is at sea.",
      features: {
        title: "Benefits",
        benefits: [
          "A window with its confidence stated",
          "A cause to pass on to customers",
          "A list of the orders affected",
          "A score for past predictions by lane",
        ],
      },
    },
    {
      image: "industries/supply-logistics/dock-scheduling",
      alt: "Trailers queuing in a yard before numbered warehouse doors, the next one marked",
      title: "Trailers called in the right order",
      description:
        "At the gatehouse there is a whiteboard, a radio and a line of trailers down the road. Plate cameras keep the yard map current, and each door has its next trailer proposed by contents, temperature and departure time. The yard marshal stops walking the rows to look for a box, and can overrule any call.",
      features: {
        title: "Benefits",
        benefits: [
          "Less queuing between gate and door",
          "Less searching for a parked trailer",
          "Less detention paid on forgotten boxes",
        ],
      },
    },
    {
      image: "industries/supply-logistics/handover-ledger",
      alt: "A container passing from ship to truck to warehouse, each handover sealed on a chain",
      title: "One record for every handover",
      description:
        "When a crate arrives crushed, everyone who carried it can produce a clean signature. On a shared ledger, both sides sign each handover with time, place, seal number and photographs, and the claims handler reads a single history. Freight rates stay off it; otherwise rival carriers would never join.",
      features: {
        title: "Benefits",
        benefits: [
          "Custody confirmed by giver and receiver",
          "Damage narrowed to a single leg",
          "Broken seals noticed at the next stop",
          "Claims opened with the photographs attached",
        ],
      },
      link: "/digital-products",
      linkText: "Follow one item with a digital passport",
    },
  ],
} satisfies IndustryContent;
