import type { ProductsContent } from "~/content/types/single-pages";

export const productsPage = {
  meta: {
    title: "AI and blockchain products",
    description:
      "Three AI products and a blockchain passport for goods. Each is licensed, after a trial on cases you know by heart.",
  },
  head: {
    heading: "Three AI products and a\u00a0passport for goods",
    lead: "For service desks, legal departments, HR and makers of goods. Each has a working core that we fit to your documents and rules, for you to judge on cases you know by heart.",
  },
  still: {
    video: "loops/digital-products-transparency",
    detail: 2,
    alt: "A jacket's passport, opened: everyone sees origin and materials, customs the tariff papers, nobody the prices",
    caption: "Digital Product Passport: what customs reads of a jacket",
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
        description: "Inside your tenancy we connect the few systems it needs, with read access first.",
      },
      {
        title: "Run side by side",
        description:
          "For the first weeks the product works beside your team on every case of the queue, and the team leader compares the two.",
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
    lead: "Your offer has these terms: a licence, with a pilot before it.",
    items: [
      {
        title: "Licence",
        description:
          "You license the product for your own organisation, in your tenancy; your offer names how long it gets security fixes. Only a passport has readers outside it: partners and shoppers, as its ledger's rules allow.",
      },
      {
        title: "Price",
        description:
          "After the pilot, which has one price, a licence fee starts in the month after the target is reached. It is due until you end the licence, also for months that fall short of the target. Your offer says what it is counted by: advisers, contracts, employees or products.",
      },
      {
        title: "Ownership",
        description:
          "What you put in and what the product writes for you are yours, settled test cases included. The product remains ours.",
      },
      {
        title: "When it ends",
        description:
          "Export what is yours in open formats, logs included; then we remove the product. Partners run a passport's ledger, so its records stay readable.",
      },
    ],
  },
} satisfies ProductsContent;
