import type { IndustryContent } from "~/content/types/pages/industry";

export const fmcg = {
  kind: "industry",
  url: "/fmcg-service",
  name: "FMCG",
  meta: {
    title: "FMCG",
    description:
      "Find out where a forecast, a shelf photograph or a code on the pack would earn its keep in your brand, and how a pilot proves it.",
  },
  head: {
    heading: "Consumer goods, from recipe to shelf",
    lead: "Margins in consumer goods are thin and the evidence is scattered between tills, plants and reviews. We bring it to whoever has to set the forecast, the promotion or the recipe this week.",
  },
  card: {
    title: "FMCG",
    description:
      "Forecasts that listen to the tills, promotions planned on evidence, and packs that can say where their contents grew.",
    image: "industries/fmcg/overview",
    alt: "A goods line carrying rows of packs from a filling station to pallets",
    url: "/fmcg-service",
  },
  blocks: [
    {
      image: "industries/fmcg/demand-sensing",
      alt: "A line of packs with a sales curve rising above it under a small sun",
      title: "Demand sensed at the till",
      description:
        "A monthly forecast learns of the heatwave when it is over. Read every night, till data, weather and retailer orders revise the coming fortnight of iced tea for each depot. The demand planner accepts or overrides the change in the morning, and the system remembers who was closer.",
      features: {
        title: "Benefits",
        benefits: [
          "Forecasts revised nightly for each depot",
          "Heatwaves and holidays reflected in orders",
          "Overrides scored against what was sold",
          "Ageing stock spotted while it can move",
        ],
      },
    },
    {
      image: "industries/fmcg/trade-promotion",
      alt: "Packs on a goods line beside a calendar with several promotion weeks marked",
      title: "Trade promotions, planned on evidence",
      description:
        "Before the annual negotiation, the key account manager drafts next year's promotion calendar largely from memory. Shown what each mechanic really added, what it took from the sister brand and how long shoppers stocked up, he compares calendars on margin. Some loss-making deals stay, for good reasons. He knows which.",
      features: {
        title: "Benefits",
        benefits: [
          "Uplift separated from borrowed sales",
          "Sister brands counted in the result",
          "Retailer funding reconciled with the contract",
          "Calendars ranked by margin before the meeting",
        ],
      },
    },
    {
      image: "industries/fmcg/shelf-checks",
      alt: "A phone framing a shelf of packs with the empty places outlined",
      title: "Shelf checks from one photograph",
      description:
        "With a few minutes in the aisle, a sales rep photographs the bay. Her phone, even without a signal, names the empty facings, the wrong price label and the rival pack standing in your space. She puts it right with the store manager beside her, and marks by hand what the camera misread.",
      features: {
        title: "Benefits",
        benefits: [
          "See empty facings before leaving the aisle",
          "Catch price labels that break the deal",
          "Prove a paid display was built",
          "Teach the model a new pack design",
        ],
      },
    },
    {
      image: "industries/fmcg/provenance",
      alt: "A field, a mill and a goods line joined by a chain of linked blocks",
      title: "Provenance from farm to pack",
      description:
        "Which cooperative grew the cocoa in this bar? A retailer asks, and the quality manager opens another supplier portal. Recorded lot by lot on a shared ledger, the answer sits behind a code on the wrapper. An inspector signs the first weighing, since no record can tell an honest sack from a light one.",
      features: {
        title: "Benefits",
        benefits: [
          "Lots followed from weighbridge to wrapper",
          "Certificates checked with whoever issued them",
          "Recalls narrowed to the packs affected",
          "Supplier prices kept out of shared records",
        ],
      },
      link: "/digital-products",
      linkText: "See the Digital Product Passport",
    },
    {
      image: "industries/fmcg/formulation",
      alt: "Flasks and ingredient sacks by a goods line, with mixing proportions shown above",
      title: "A formulation assistant for the lab",
      description:
        "Palm oil has to leave the biscuit without anyone tasting the difference. Working from your trial notebooks, specifications and price lists, inside your tenancy, the assistant proposes blends worth baking and says which limit each one strains. The food technologist takes two to the bench. Taste remains her business.",
      features: {
        title: "Benefits",
        benefits: [
          "Past trials found across all lab sites",
          "Allergen rules applied to each proposal",
          "Ingredient costs recalculated with the blend",
          "Failed attempts remembered, with the reason",
        ],
      },
    },
    {
      image: "industries/fmcg/consumer-voice",
      alt: "Speech bubbles gathered into groups above a goods line, one tied to a pack",
      title: "What consumers actually say",
      description:
        "Somewhere in the reviews and care-line transcripts, people are saying that the new cap leaks. The brand manager gets a weekly page of themes in consumers' own words, sized, dated and tied to a batch where one is known. Sarcasm fools every model, so the originals are one click away.",
      features: {
        title: "Benefits",
        benefits: [
          "Complaints grouped by cause and batch",
          "Quotations linked to the original message",
          "Pack faults passed to the plant early",
          "Launches followed through their first weeks",
        ],
      },
    },
  ],
} satisfies IndustryContent;
