import type { ProductContent } from "~/content/types/collection";

export const digitalProducts = {
  kind: "product",
  url: "/digital-products",
  name: "Digital Products",
  menuDescription: "A record that travels with the goods",
  product: "Digital Product Passport",
  number: "/04",
  practice: "ledger",
  meta: {
    title: "Digital Products",
    description:
      "Digital product passport on a shared ledger: origin, materials and repairs of each product, signed by the company that knows.",
  },
  head: {
    heading: "Digital Product Passport",
    tagline: "Consumer Confidence. Traceability & Transparency",
    lead: "A code on the product opens its record on a shared ledger: origin, materials, repairs, handovers. Each company signs its own entries. Any later change stays visible.",
  },
  video: "heroes/digital-products",
  sound: "products",
  summary: "A signed record for each product, from raw material to repair and recycling.",
  request: {
    heading: "One product and its claim",
    lead: "What is it, who supplies it, and what do you say about it? In the EU its product group decides when a passport is due.",
    button: "Start with one product",
    placeholder: "We make … and would like to prove that…",
  },
  sections: [
    {
      index: 1,
      title: "Transparency",
      description:
        "Since 27\u00a0September\u00a02026 the EU bans sustainability labels without a certification scheme or a public authority behind them, and claims such as “eco-friendly” without recognised excellent environmental performance (Directive 2024/825). Behind each stamp in a jacket's passport, from growers to workshop, a shop's buyer can open the certificate.",
      details: [
        {
          subtitle: "Signed by its source",
          content:
            "Yarn is signed by the spinning mill, sewing by the workshop. When a claim is challenged, the brand's quality manager knows which company put its name to it.",
        },
        {
          subtitle: "Public and private parts",
          content:
            "Shoppers see origin and materials. Customs officers see the tariff papers, competitors none of your prices. Field by field, you decide before anything is published.",
        },
        {
          subtitle: "Corrections in the open",
          content:
            "Correct a wrong figure for fibre content, and the new entry names the old one. What changed, when and on whose word stays readable.",
        },
        {
          subtitle: "Ready for inspection",
          content:
            "Under the EU's ecodesign regulation (ESPR) passports come product group by product group (as of November 2026, the act for textiles is expected in 2027), with a registry of their identifiers. Yours can be exported in the form required, from records that suppliers have filled in once.",
        },
      ],
      video: "loops/digital-products-transparency",
      videoLabel: "A jacket's passport with stamps, a corrected entry and who may see which field",
    },
    {
      index: 2,
      title: "Consumer decisions",
      description:
        "In a shop there is time for one question, and none for an app or account. The label of a wool jumper answers on the shopper's own phone before they reach the till.",
      details: [
        {
          subtitle: "One screen, plain words",
          content:
            "Where the wool grew, who mends the jumper, how to wash it. Certificate numbers are one tap further down, for whoever wants them.",
        },
        {
          subtitle: "Genuine or not",
          content:
            "A code that is scanned in two distant cities on the same day has probably been copied. Someone about to buy a second-hand watch reads the warning before paying.",
        },
        {
          subtitle: "Care and repair",
          content:
            "The part number of the zip and the nearest workshop belong to the record. With a broken zip, the owner of a jacket knows where to take it.",
        },
        {
          subtitle: "What a scan leaves",
          content:
            "Item, day and city are kept, to notice a copied code; there is no cookie and no name. Once you know an item's owner, from a warranty say, that is a record of where a person was. How soon cities are erased is your choice; your team sees counts by model and country.",
        },
      ],
      video: "loops/digital-products-decisions",
      videoLabel: "A scanned jumper's wool, care and repair on a phone, and a watch with a copied code",
    },
    {
      index: 3,
      layout: "grid",
      title: "Sustainability",
      description:
        "No footprint is better than its weakest supplier's figure. The passport keeps each figure beside its method, so the sustainability lead can tell a meter reading from a guess.",
      details: [
        {
          subtitle: "Measured or estimated",
          content:
            "On the footprint sheet, energy read off a meter looks different from energy taken from a table. So you see which supplier to visit first.",
        },
        {
          subtitle: "Materials that add up",
          content:
            "Recycled steel bought and recycled steel sold are balanced mill by mill. When more goes out than came in, it shows before the next order is placed.",
        },
        {
          subtitle: "A second life on record",
          content:
            "A repairer replaces the switch of a kettle and writes one line. Whoever resells it can show the next owner which part is new and who fitted it.",
        },
        {
          subtitle: "Instructions for the end",
          content:
            "The recycler scans the same code and reads which alloy and which glue. Steel goes into the right container, and a note tells the designer which joints resisted.",
        },
      ],
      video: "loops/digital-products-sustainability",
      videoLabel: "A light travels round a kettle's figures, its steel, its new switch and its sorted parts",
    },
    {
      index: 4,
      title: "Supply chain",
      description:
        "Cotton passes from farm to mill to port to workshop, while each company keeps its own book. On a shared ledger a handover is written once, signed by the company that gives and the one that takes.",
      details: [
        {
          subtitle: "Handover in one scan",
          content:
            "Drivers scan the pallet; the warehouse clerk confirms the count. If water damaged the load, the insurer can see in whose care it was at the time.",
        },
        {
          subtitle: "Recalls by batch",
          content:
            "When a supplier reports a bad resin, the quality manager enters the batch number. It shows which products and shops the resin reached; the rest of the stock stays on the shelf.",
        },
        {
          subtitle: "Suppliers of every size",
          content:
            "Large mills connect their own systems, while a family workshop uses a telephone and a printed code. Both entries appear on one screen, in one form.",
        },
        {
          subtitle: "No single owner",
          content:
            "Partners run the ledger under rules they have signed, including how to leave. If you end your licence, our software goes and every record stays readable.",
        },
      ],
      video: "loops/digital-products-supply-chain",
      videoLabel: "A handover is signed by both sides, kept by all partners, and a bad batch is followed",
    },
  ],
} satisfies ProductContent;
