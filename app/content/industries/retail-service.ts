import type { IndustryContent } from "~/content/types/pages/industry";

export const retail = {
  kind: "industry",
  url: "/retail-service",
  name: "Retail",
  meta: {
    title: "Retail",
    description:
      "Learn which store decisions a forecast or an assistant can take off your buyers' hands, and which should stay with people.",
  },
  head: {
    heading: "Retail decisions, one store at a time",
    lead: "A chain decides at head office and finds out in the aisles. We work on the decisions that differ from store to store, and on giving the person at the shelf an answer while the customer waits.",
  },
  card: {
    title: "Retail",
    description:
      "Orders, markdowns and returns decided for the store in question, an assistant for staff, and a ledger for loyalty partners.",
    image: "industries/retail/overview",
    alt: "A shop with shelves, a till and a striped awning over the door",
    url: "/retail-service",
  },
  blocks: [
    {
      image: "industries/retail/replenishment",
      alt: "Shop shelves with a week of daily stock bars and a delivery at the back door",
      title: "Replenishment by store and day",
      description:
        "The branch by the station sells sandwiches all week and hardly any on Sunday. Its order is proposed line by line from sales, weather and shelf life, with a reason beside any unusual quantity. The store manager changes what she knows better, and her changes are measured too.",
      features: {
        title: "Benefits",
        benefits: [
          "Orders sized to each store's week",
          "Fresh lines ordered within their shelf life",
          "Phantom stock detected from silent sales",
          "Local events entered once by the manager",
        ],
      },
    },
    {
      image: "industries/retail/offers-consent",
      alt: "A shop with offer cards passing a consent switch on their way to customers",
      title: "Offers with consent",
      description:
        "A campaign manager wants to write to families with a new baby, and some of them never agreed to that. Permission is checked while the audience is being built, purpose by purpose, so whoever declined never enters the list. Those who accepted can see why the offer came and switch it off.",
      features: {
        title: "Benefits",
        benefits: [
          "Permission checked before a list exists",
          "Withdrawals applied to every channel",
          "Consents stored with date and wording",
          "Effects measured against a held-back group",
        ],
      },
    },
    {
      image: "industries/retail/staff-assistant",
      alt: "A handset showing a short answer beside a shop aisle with one product marked",
      title: "An assistant for store staff",
      description:
        "Does this drill fit the old battery? A sales assistant, new to the job, asks her handset and reads the answer from the manufacturer's sheet, with stock here and at the next branch. Questions the sheet leaves open reach the product team by evening, so the second customer does better.",
      features: {
        title: "Benefits",
        benefits: [
          "Answer fitting questions from the aisle",
          "Check stock in the nearest branches",
          "Follow store procedures step by step",
          "Learn new ranges before they arrive",
        ],
      },
      link: "/customer-service",
      linkText: "How the copilot helps service staff",
    },
    {
      image: "industries/retail/returns-abuse",
      alt: "Parcels returning to a shop desk, with one linked to a repeating pattern",
      title: "Returns and abuse, told apart",
      description:
        "A coat comes back worn, with a receipt from another till. Before saying anything, the clerk at the service desk sees the item's history, the pattern it resembles and what the policy permits. Refusals stay with the duty manager, because a wrong accusation costs more than a coat.",
      features: {
        title: "Benefits",
        benefits: [
          "Ordinary returns refunded without delay",
          "Recurring patterns linked across branches",
          "Policy limits shown before the conversation",
          "Refusals reviewed every month for fairness",
        ],
      },
    },
    {
      image: "industries/retail/markdown-timing",
      alt: "A shop rail of boots with a price line stepping down across the weeks",
      title: "When to mark down, and where",
      description:
        "By March the seaside branch will not sell winter boots at any price, while the one in the hills still might. The merchandiser sees, week by week, the pairs left, likely sales at several prices and what waiting costs. She sets the steps, and a few stores swap stock instead.",
      features: {
        title: "Benefits",
        benefits: [
          "Price steps compared by remaining margin",
          "Slow stock moved before it is discounted",
          "Neighbouring lines priced in the same run",
          "Leftovers forecast by size and store",
        ],
      },
    },
    {
      image: "industries/retail/shared-loyalty",
      alt: "A shop and two partner buildings passing loyalty points through one shared ledger",
      title: "Loyalty that partners can share",
      description:
        "A shopper earns points at the grocer and spends them at the cinema, and two finance teams book them differently. On a shared ledger a point is issued, spent and settled once, in view of both. What it is worth you still have to negotiate. The accountant can stop reconciling spreadsheets.",
      features: {
        title: "Benefits",
        benefits: [
          "Points issued and redeemed on one record",
          "Liabilities known to both partners daily",
          "Identities held by the member's own brand",
          "New partners admitted under published terms",
        ],
      },
    },
  ],
} satisfies IndustryContent;
