import type { ProductsContent } from "~/content/types/single-pages";

export const productsPage = {
  meta: {
    title: "AI and blockchain products",
    description:
      "Three AI products and a blockchain passport, for service desks, contracts, teams and goods: licensed, and tried on your own data first.",
  },
  head: {
    heading: "Three AI products and a\u00a0passport for goods",
    lead: "For service desks, legal departments, HR and makers of goods. Each has a working core that we fit to your documents, systems and rules, and you judge it on cases you know by heart.",
  },
  approach: {
    heading: "From a pilot to every day",
    steps: [
      {
        title: "Choose one queue",
        description:
          "Pick one team and one kind of case, such as lost-card calls or freight contracts, and agree the measure, its baseline and the target.",
      },
      {
        title: "Connect your sources",
        description:
          "We connect the few systems it needs, inside your tenancy, with read access first. Your administrator opens each account and can close it.",
      },
      {
        title: "Run side by side",
        description:
          "Some cases go through the product and some the old way. Each week the team leader compares the two piles and tells us what went wrong.",
      },
      {
        title: "Widen or stop",
        description:
          "If the target is reached, the next team gets it. If it is missed, the licence ends: we remove the product, and what it made from your data stays with you.",
      },
    ],
  },
  terms: {
    heading: "What you buy",
    lead: "A licence, with a pilot before it. The signed page has these terms for the product that you choose.",
    items: [
      {
        title: "Licence",
        description:
          "You license the product for your own organisation and its use in your tenancy. No other party gets access through us.",
      },
      {
        title: "Price",
        own: ["productPrices"],
        description:
          "The pilot has one price, the licence a monthly fee from the month after the target is reached. What the fee is counted by, such as advisers, contracts, employees or products, is in your offer: no prices are published yet.",
      },
      {
        title: "Ownership",
        description:
          "The product remains ours. Your data, your rules and templates, the settled test cases and all that the product writes for you are yours.",
      },
      {
        title: "When it ends",
        description:
          "You export what is yours in open formats, logs included, and remove the product. Entries on a shared ledger stay with its partners.",
      },
    ],
  },
} satisfies ProductsContent;
