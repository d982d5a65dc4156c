import type { ProductPage } from "~/content/types";

export const digitalProducts = {
  kind: "product",
  url: "/digital-products",
  name: "Digital Products",
  product: "Digital Product Passport",
  number: "/04",
  practice: "ledger",
  meta: {
    title: "Digital Products",
    description:
      "A passport for each product: where it was made, of what, and by whom, on a ledger that every partner can check.",
  },
  head: {
    heading: "Digital Product Passport",
    tagline: "Consumer Confidence. Traceability & Transparency",
    lead: "A code on the product opens its record: origin, materials, repairs, handovers. Each entry is signed by the company that made it, and none can be quietly rewritten.",
  },
  film: "heroes/digital-products",
  summary: "A signed record for each product, from raw material to repair and recycling.",
  sections: [
    {
      index: 1,
      title: "Transparency",
      description:
        "Anyone can print a green leaf on a label. A passport says who vouches for the leaf, since when, and where the certificate can be read.",
      details: [
        {
          subtitle: "Signed by its source",
          content:
            "The tannery signs the tanning, the mill signs the cloth. A statement stands under the name of the company that can be held to it.",
        },
        {
          subtitle: "Public and private parts",
          content:
            "Shoppers see origin and materials; the customs officer sees tariff papers; a competitor sees nothing of your prices. Each field carries its own rule.",
        },
        {
          subtitle: "Corrections in the open",
          content:
            "A wrong fibre content is corrected with a new entry that names the old one. Readers see that it changed, when, and who changed it.",
        },
        {
          subtitle: "Ready for inspection",
          content:
            "Regulators ask for records in their own format. The passport exports them, and the product manager stops collecting spreadsheets from eleven suppliers.",
        },
      ],
      video: "loops/digital-products-transparency",
      videoLabel: "A product's passport card opens and shows origin, materials and a signed certificate",
    },
    {
      index: 2,
      title: "Consumer decisions",
      description:
        "In the shop there is time for one question. The code on the label answers it on the shopper's own phone, with no app and no account.",
      details: [
        {
          subtitle: "One screen, plain words",
          content:
            "Where it comes from, what it is made of, how to look after it. The certificate numbers are one tap further down for those who want them.",
        },
        {
          subtitle: "Genuine or not",
          content:
            "A copied code shows up when it is scanned in two cities on one day. The buyer of a second-hand watch gets a warning before he pays.",
        },
        {
          subtitle: "Care and repair",
          content:
            "The washing advice, the spare-part number and the nearest workshop belong to the record. A zip that can be replaced keeps a jacket out of the bin.",
        },
        {
          subtitle: "No one is followed",
          content:
            "Scanning leaves no name and sets no cookie. You learn how often a model is looked up, and in which country; nothing about who looked.",
        },
      ],
      video: "loops/digital-products-decisions",
      videoLabel: "A shopper's phone scans a label and shows the product's origin, care and repair",
    },
    {
      index: 3,
      title: "Sustainability",
      description:
        "A footprint is only as good as its weakest supplier's figure. The passport keeps each figure next to the method behind it, so that estimates look like estimates.",
      details: [
        {
          subtitle: "Measured or estimated",
          content:
            "Energy read off a meter and energy taken from a table are shown differently. The sustainability lead knows which supplier to visit next.",
        },
        {
          subtitle: "Materials that add up",
          content:
            "Recycled cotton bought and recycled cotton sold are balanced across the mills. When more goes out than came in, both sides hear of it.",
        },
        {
          subtitle: "A second life on record",
          content:
            "Repair, resale and return write their own lines. A refurbished drill carries its new battery's data, and the dealer can show that to the next owner.",
        },
        {
          subtitle: "Instructions for the end",
          content:
            "The recycler scans the same code and reads which glue, which alloy and which screw. Sorting by record beats sorting by eye.",
        },
      ],
      video: "loops/digital-products-sustainability",
      videoLabel: "A ring of material, use, repair and recycling closes around a single product",
    },
    {
      index: 4,
      title: "Supply chain",
      description:
        "A consignment changes hands six times, and each company keeps its own book. On a shared ledger the handover is written once and both sides sign it.",
      details: [
        {
          subtitle: "Handover in one scan",
          content:
            "The driver scans the pallet, the warehouse clerk confirms the count. From that minute it is clear in whose care the goods are.",
        },
        {
          subtitle: "Recalls by batch",
          content:
            "When a supplier reports a bad resin, the ledger names the batches, the products and the shops. The rest of the stock stays on the shelf.",
        },
        {
          subtitle: "Suppliers of every size",
          content:
            "A large mill connects its own system; a family workshop uses a telephone and a code. Their entries weigh the same and look the same.",
        },
        {
          subtitle: "No single owner",
          content:
            "The partners run the ledger together under rules they have signed, including how to leave. If we go away, the record stays where it is.",
        },
      ],
      video: "loops/digital-products-supply-chain",
      videoLabel: "A chain of handovers crosses a map, each one signed by both companies",
    },
  ],
} satisfies ProductPage;
