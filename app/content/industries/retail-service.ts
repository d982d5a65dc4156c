import type { IndustryContent } from "~/content/types/collection";
import type { CaseDraft } from "~/content/types/specimens";

const draft: CaseDraft = {
  process: "Markdowns of one season",
  cases: "every line that is marked down in the test stores",
  measure: "a week's margin per line, as a share of that of matched stores on the old calendar",
  floor: "no more pairs left over than in the matched stores",
};

export const retail = {
  kind: "industry",
  url: "/retail-service",
  name: "Retail",
  menuDescription: "The right stock, fewer returns",
  meta: {
    title: "AI and data for retailers",
    description:
      "AI and forecasts for retail chains. Each store gets its own orders and markdowns, measured against matched stores on the old calendar.",
  },
  head: {
    heading: "Retail AI, one store at a time",
    lead: "What should this branch order? When does it mark down, and what can its staff answer while the customer waits? Head office sets the rules; AI works them out for the branch. Results are measured in the aisle.",
  },
  card: {
    title: "Retail",
    description:
      "Boots that the seaside shop cannot sell move to the hills while somebody there still wants a pair.",
    image: "industries/retail/overview",
    alt: "A shop with shelves, a till and a striped awning over the door",
    url: "/retail-service",
  },
  request: {
    heading: "The line that will not sell",
    lead: "How many are left, and where? If a plain rule would move them as well as a forecast, we will say so.",
    button: "Begin with that line",
    placeholder: "We have too many … left in … and…",
  },
  blocks: [
    {
      image: "industries/retail/replenishment",
      alt: "Shop shelves with a week of daily stock bars and a delivery at the back door",
      title: "Replenishment by store and day",
      description:
        "The branch by the station sells sandwiches all week and hardly any on Sunday. Its order is proposed line by line from sales and weather, within shelf life; an unusual quantity comes with its reason. And the school fair, the closed road, the new office next door? Store managers enter those. Afterwards each correction is compared with what the day sold.",
      features: {
        title: "Benefits",
        benefits: [
          "Branches throw away less fresh food",
          "Shelves are still filled at five in the afternoon",
          "Managers order in minutes a day",
          "Staff find phantom stock before a customer does",
        ],
      },
    },
    {
      image: "industries/retail/offers-consent",
      alt: "A shop with offer cards passing a consent switch on their way to customers",
      title: "Offers with consent",
      description:
        "Suppose you write to families with a new baby. Some of them told you about it; others once bought nappies. Permission is checked purpose by purpose while the audience is built, so whoever declined or withdrew never enters it. Under the GDPR you must also be able to show what people agreed to, so the dated wording is kept.",
      features: {
        title: "Benefits",
        benefits: [
          "Campaigns stand up to a regulator",
          "Readers stay subscribed",
          "Campaigns prove their effect against a group left alone",
        ],
      },
    },
    {
      image: "industries/retail/staff-assistant",
      alt: "A handset showing a short answer beside a shop aisle with one product marked",
      title: "An assistant for store staff",
      description:
        "Will the old battery fit this drill? In one line the handset answers from the manufacturer's sheet, with the stock at the nearest branch. If the sheet is silent, so is the assistant: the question goes to the product team.",
      features: {
        title: "Benefits",
        benefits: [
          "Staff save sales that used to end in a shrug",
          "New staff can answer in their first week",
          "Customers go home with the battery that fits",
        ],
      },
      link: "/customer-service",
      linkText: "How the copilot helps service staff",
    },
    {
      layout: "figure",
      figure: "14",
      caption: "Days to withdraw from most of what is bought online in the EU",
      image: "industries/retail/returns-abuse",
      alt: "Parcels returning to a shop desk, with one linked to a repeating pattern",
      title: "Returns without accusations",
      description:
        "Not every worn coat is fraud, and a wrong accusation costs more than a coat. So the service desk sees facts: what was bought where, what the policy permits, whether this receipt has been used before. Patterns across branches go to the loss-prevention team. No customer carries a score. In the EU most of what is bought online carries a 14-day right of withdrawal (2011/83; exceptions in Article 16). Since 19\u00a0June\u00a02026 the shop's site must offer a function to declare it (Article 11a); wear beyond trying on may lower the refund (Article 14(2)).",
      features: {
        title: "Benefits",
        benefits: [
          "Ordinary returns are refunded at once",
          "Every branch applies one policy",
          "The desk sees fewer scenes",
          "Refusals hold before an ombudsman",
        ],
      },
    },
    {
      image: "industries/retail/markdown-timing",
      alt: "A shop rail of boots with a price line stepping down across the weeks",
      title: "Markdowns by shop and week",
      description: [
        "By March the seaside branch will not sell winter boots at any price, while the one in the hills still might. Head office marks both down on the same day, because one decision is all it has hours for. Some pairs go too early, the rest too late and for pennies.",
        "From what the shop sold and the sizes left, the forecast gives each line's likely sales at several prices. It adds the cost of waiting and makes three proposals, each with its remaining margin: hold, step down, or send the pairs to a shop that sells them. Where a reduction is announced, the earlier price it may be compared with (in the EU the lowest of the last thirty days) is worked out too.",
        "Merchandisers set the steps and may overrule any proposal.",
        `Through a season of 10 weeks the measure is read every week: ${draft.measure}, with ${draft.floor}. Each transfer that did not sell is listed with its reason.`,
      ],
      draft,
      features: {
        title: "Benefits",
        benefits: [
          "More margin from the same stock",
          "Leftovers move while somebody wants them",
          "Your earlier price survives an inspection",
        ],
      },
    },
    {
      image: "industries/retail/shared-loyalty",
      alt: "A shop and two partner buildings passing loyalty points through one shared ledger",
      title: "One loyalty ledger for partners",
      description:
        "Points earned at the grocer and spent at the cinema are booked twice; two finance teams then reconcile them. On a shared ledger a point is booked once, from issue to settlement. Each brand keeps its own members' names off it. With only two partners who trust each other, a shared database does the job for less.",
      features: {
        title: "Benefits",
        benefits: [
          "Month-end needs no comparing of partners' books",
          "Finance knows the points liability every day",
          "Partners settle in days",
        ],
      },
    },
  ],
} satisfies IndustryContent;
