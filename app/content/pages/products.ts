import type { ProductsContent } from "~/content/types/single-pages";

export const productsPage = {
  meta: {
    title: "AI and blockchain products",
    description:
      "Three AI products and a blockchain passport for goods. Each is licensed, after a trial on cases you know by heart.",
  },
  head: {
    heading: "Three AI products and a\u00a0passport for goods",
    lead: "For service desks, legal departments, HR and makers of goods. Each has a working core that we fit to your documents and rules. You judge it on cases you know by heart.",
  },
  still: {
    video: "loops/digital-products-transparency",
    detail: 2,
    alt: "A jacket's passport, opened: everyone sees origin and materials, customs the tariff papers, nobody the prices",
  },
  approach: {
    heading: "From a pilot to every day",
    steps: [
      {
        title: "Choose one queue",
        description:
          "Pick one team and one kind of case, such as lost-card calls, and agree the measure, its baseline and the target.",
      },
      {
        title: "Connect your sources",
        description:
          "We connect the few systems it needs, inside your tenancy, with read access first. You open each account and can close it.",
      },
      {
        title: "Run side by side",
        description:
          "For the first weeks the product works beside your team, on every case of the queue. The team leader compares the two.",
      },
      {
        title: "Widen or stop",
        description:
          "If the target is reached, the next team gets it. If it is missed, no licence begins; what the product made from your data stays with you.",
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
          "You license the product for your own organisation, in your tenancy. Only a passport has readers outside it: partners and shoppers, as its ledger's rules allow.",
      },
      {
        title: "Price",
        description:
          "The pilot has one price. The licence fee starts in the month after the target is reached and is due every month until you end it, whether or not the month holds the target. Your offer says what it is counted by: advisers, contracts, employees or products.",
      },
      {
        title: "Ownership",
        description:
          "The product remains ours. Your data, your rules and templates, the settled test cases and all that the product writes for you are yours.",
      },
      {
        title: "When it ends",
        description:
          "You export what is yours in open formats, logs included; then we remove the product. A passport's ledger is run by its partners, so its records stay readable.",
      },
    ],
  },
} satisfies ProductsContent;
