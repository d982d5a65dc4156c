import type { IndustryContent } from "~/content/types/collection";

export const fmcg = {
  kind: "industry",
  url: "/fmcg-service",
  name: "FMCG",
  menuLine: "What sells, and where it came from",
  meta: {
    title: "AI and data for consumer goods",
    description:
      "AI and data consultancy for consumer goods: nightly demand forecasts, promotions planned on margin, provenance that allows for blending.",
  },
  head: {
    heading: "AI for forecasts, promotions and packs",
    lead: "We put AI and data to work for makers of consumer goods, from the recipe to the shelf: this fortnight's orders, next year's promotions, what shoppers write about the cap. Thin margins need evidence before the meeting.",
  },
  card: {
    title: "FMCG",
    description:
      "AI for consumer goods: forecasts that listen to the tills, promotions planned on margin, and packs with a traceable list of lots.",
    image: "industries/fmcg/overview",
    alt: "A goods line carrying rows of packs from a filling station to pallets",
    url: "/fmcg-service",
  },
  request: {
    heading: "Bring last year's worst promotion",
    lead: "The brand may stay out. Say what it was meant to add, what you funded and what you believe happened. Half an hour settles which data would answer that, and whether you hold them.",
    button: "Describe the deal",
    placeholder: "Last year we ran a promotion that sold well and…",
  },
  blocks: [
    {
      image: "industries/fmcg/demand-sensing",
      alt: "A line of packs with a sales curve rising above it under a small sun",
      title: "Demand sensed at the till",
      description:
        "A monthly forecast hears of the heatwave when it is over. A nightly one reads till data, weather and retailer orders and revises the coming fortnight of iced tea, depot by depot. It is poor at launches, which have no past to read, and leaves them to the planner. Overrides are scored against sales, in both directions.",
      features: {
        title: "Benefits",
        benefits: [
          "Less stock written off past its date",
          "Full shelves in the week that counts",
          "Fewer trucks at premium freight",
          "Planners' hours for launches instead of routine",
        ],
      },
    },
    {
      image: "industries/fmcg/trade-promotion",
      alt: "Packs on a goods line beside a calendar with several promotion weeks marked",
      title: "Trade promotions, planned on evidence",
      description: [
        "Before the annual negotiation, the key account manager drafts next year's calendar from memory and an old file. Sales rose in every promotion week, as they do. The cost is harder to see: shoppers stocked up, the sister brand lost what this one won, and part of the funding was agreed in a side letter.",
        "The model estimates what each promotion added to an ordinary week, takes off what was borrowed from neighbouring weeks and brands, and matches the funding with contract and invoice. It ranks possible calendars by your own margin. Of a mechanic that ran only twice it says that it does not know, and proposes a test in matched stores. Shelf prices are the retailer's to set and stand in no proposal.",
        "Some deals that lose money stay, for a listing, a launch, a rival. The account team chooses, and writes down why.",
        "Measured over two quarters: margin after funding against forecast, with some products left on the old calendar.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Promotion money where it earns margin",
          "Funding claims settled in weeks, fewer written off",
          "A negotiation with figures on your side of the table",
        ],
      },
    },
    {
      image: "industries/fmcg/shelf-checks",
      alt: "A phone framing a shelf of packs with the empty places outlined",
      title: "Shelf checks from one photograph",
      description:
        "One photograph of the bay, taken in the aisle, with or without a signal: the phone names empty facings, misplaced packs and the display that was paid for and not built. Prices are left out on purpose. What a shop charges is its own decision, and competition law takes an interest in suppliers who police it.",
      features: {
        title: "Benefits",
        benefits: [
          "Gaps filled while the rep is still in the shop",
          "Display money only for displays that stand",
          "More shops visited in a day",
        ],
      },
    },
    {
      image: "industries/fmcg/provenance",
      alt: "A field, a mill and a goods line joined by a chain of linked blocks",
      title: "Provenance from farm to pack",
      description:
        "Which cooperative grew the cocoa in this bar? Honestly: several. Beans are blended in the silo, so the true answer is a list of the lots that went in, and the EU deforestation regulation asks for the plots of land behind each. A shared ledger carries that list from trader to mill to plant. Whether the first sack was weighed fairly no record can tell. That takes an inspector at the scale.",
      features: {
        title: "Benefits",
        benefits: [
          "Recalls that stop at the lots concerned",
          "Due-diligence statements without a month of e-mails",
          "Claims on the pack that you can prove",
          "One questionnaire to a supplier instead of six",
          "Supplier prices out of rivals' sight",
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
        "Take the palm oil out of a biscuit without anyone tasting it. The assistant finds the trial your lab ran years ago, in another building, and proposes blends worth baking, each with the limit it strains: allergens, melting point, cost. It has never tasted anything.",
      features: {
        title: "Benefits",
        benefits: [
          "Fewer bench trials before a launch",
          "No experiment paid for twice",
          "A raw-material shock answered in days",
        ],
      },
    },
    {
      image: "industries/fmcg/consumer-voice",
      alt: "Speech bubbles gathered into groups above a goods line, one tied to a pack",
      title: "What consumers actually say",
      description:
        "Somewhere among the reviews and care-line calls, people are saying that the new cap leaks. Once a week a page shows such themes in consumers' own words, with a count, a date and the batch where it is known; names are taken out on the way in. Sarcasm fools every model, so the originals are a click away. Anything about safety skips the page and goes to quality at once.",
      features: {
        title: "Benefits",
        benefits: [
          "Pack faults found some batches earlier",
          "Smaller recalls",
          "A launch put right in its first weeks",
          "Safety complaints that wait for no report",
        ],
      },
    },
  ],
} satisfies IndustryContent;
