import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "The calendar of trade promotions",
  cases: "every promotion of last year, sealed before the model is built",
  measure:
    "the gap between a promotion's forecast margin and the margin estimated four weeks after it, the median of last year",
  floor: "the funding of nine promotions in ten is matched with its contract",
};

export const fmcg = {
  kind: "industry",
  url: "/fmcg-service",
  name: "FMCG",
  menuDescription: "What sells, and where it came from",
  meta: {
    title: "AI and data for consumer goods",
    description:
      "What did a promotion add after funding? AI and data consultancy for consumer goods, with forecasts by depot and cocoa traced by lot.",
  },
  head: {
    heading: "Promotions planned on margin",
    lead: "Margins on a pack are thin, so each idea begins as a test against the way you work today: this fortnight's orders, next year's promotions, what shoppers write about the cap. Our AI and data people run the test with yours.",
  },
  card: {
    title: "FMCG",
    description:
      "What the iced-tea promotion added once its funding is counted, store by store, from the tills.",
    image: "industries/fmcg/overview",
    alt: "A goods line carrying rows of packs from a filling station to pallets",
    url: "/fmcg-service",
  },
  request: {
    heading: "Last year's worst promotion",
    lead: "Before next year's calendar is fixed: what was it meant to add, what did you fund, what do you believe happened?",
    button: "Name the promotion",
    placeholder: "Last year we ran a promotion that sold well and…",
  },
  blocks: [
    {
      image: "industries/fmcg/demand-sensing",
      alt: "A line of packs with a sales curve rising above it under a small sun",
      title: "Demand sensing at the till",
      description:
        "Monthly forecasts hear of the heatwave when it is over. A nightly one reads till data beside weather and retailer orders, and revises the coming fortnight of iced tea, depot by depot. Launches have no sales history, so planners forecast them. Their overrides are scored against sales as strictly as the forecast.",
      features: {
        title: "Benefits",
        benefits: [
          "Stock sells within its date",
          "Shelves are full in the week that counts",
          "Premium freight is for emergencies",
          "Planners give their hours to launches",
        ],
      },
    },
    {
      image: "industries/fmcg/trade-promotion",
      alt: "Packs on a goods line beside a calendar with several promotion weeks marked",
      title: "What trade promotions really add",
      description: [
        `We agree the test before anything is modelled. It takes 10 weeks on past promotions: the model forecasts each from what was known before it. Its measure is ${draft.measure}; your account team's own forecasts are the baseline. Margin is counted four weeks on, when shoppers who stocked up have stayed away.`,
        "Next year's calendar is drafted from memory and an old file. Sales rose in every promotion week, as they do. Harder to see is the cost: shoppers stocked up, the sister brand lost what this one won, and part of the funding was agreed in a side letter.",
        "The model estimates what each promotion added to an ordinary week, less what was borrowed from neighbouring weeks and brands. It matches the funding with contract and invoice, and ranks possible calendars by your own margin. Mechanics that ran only twice are marked as unknown, each with a trial to offer one retailer. Shelf prices are the retailer's to set and are left out.",
        "Some deals that lose money stay, for a listing or against a rival; the account team records why.",
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "Promotion money where it earns margin",
          "Retailers settle funding claims in weeks",
          "Figures sit on your side of the table",
        ],
      },
    },
    {
      image: "industries/fmcg/shelf-checks",
      alt: "A phone framing a shelf of packs with the empty places outlined",
      title: "Shelf checks from one photograph",
      description:
        "One photograph of the bay, taken in the aisle, with or without a signal: the phone names empty facings and the display that was paid for and not built. Prices are left out on purpose. What a shop charges is its own decision; competition law takes an interest in suppliers who police it.",
      features: {
        title: "Benefits",
        benefits: [
          "Reps fill gaps on the spot",
          "Displays stand where they were paid for",
          "Reps have time for another shop",
        ],
      },
    },
    {
      image: "industries/fmcg/provenance",
      alt: "A field, a mill and a goods line joined by a chain of linked blocks",
      title: "Provenance from farm to pack",
      description: [
        "Which cooperative grew the cocoa in this bar? Honestly: several. Beans are blended in the silo, so the true answer is a list of the lots that went in. A shared ledger carries that list from trader to mill to plant. Only an inspector at the scale can vouch for the weight of the first sack.",
        "Under the EU deforestation regulation (as amended by 2025/2650) only whoever first places the goods on the market files a statement with the plots of land; micro and small growers in low-risk countries hand in one simplified declaration instead. Makers supplied by an importer keep the reference number of its statement; large ones also register in the EU's information system. Large and medium firms file from 30 December 2026, micro and small ones from 30 June 2027.",
      ],
      features: {
        title: "Benefits",
        benefits: [
          "Recalls stop at the lots concerned",
          "Buyers find reference numbers without a month of email",
          "Suppliers fill in one questionnaire",
          "A supplier's prices are hidden from its rivals",
        ],
      },
      link: "/digital-products",
      linkText: "See the Digital Product Passport",
    },
    {
      layout: "scene",
      image: "industries/fmcg/formulation",
      alt: "Flasks and ingredient sacks by a goods line, with mixing proportions shown above",
      title: "A formulation assistant for the lab",
      description:
        "Take the palm oil out of a biscuit so that nobody tastes the difference. The assistant finds the trial your lab ran years ago, in another building, and proposes blends worth baking, each with the constraint it tests: allergens, melting point, cost. Tasting stays with your panel, whose scores feed the next proposal.",
      features: {
        title: "Benefits",
        benefits: [
          "Bench time goes to a short list of blends",
          "Nobody repeats an old trial",
          "Labs answer a raw-material shock in days",
        ],
      },
    },
    {
      image: "industries/fmcg/consumer-voice",
      alt: "Speech bubbles gathered into groups above a goods line, one tied to a pack",
      title: "What consumers actually say",
      description:
        "Somewhere among the reviews and care-line calls, people are saying that the new cap leaks. Once a week a page shows such themes in consumers' own words, with a count and the batch where it is known; names are taken out on the way in. Sarcasm fools every model, so the originals are a click away. Anything about safety skips the page and goes to quality at once.",
      features: {
        title: "Benefits",
        benefits: [
          "Pack faults spoil fewer batches",
          "Launches are corrected in their first weeks",
          "Quality has a safety complaint within the hour",
        ],
      },
    },
  ],
} satisfies IndustryContent;
