import type { ServiceContent } from "~/content/types/collection";

export const digitalAssetsStrategy = {
  kind: "service",
  url: "/data-assets-business-and-operational-strategy",
  name: "Digital Assets: Business & Operational Strategy",
  menuDescription: "What a token promises, and to whom",
  practice: "ledger",
  meta: {
    title: "Digital Assets: Business & Operational Strategy",
    description:
      "Advice on digital assets before the build: business case, legal nature, custody, month-end close. If the case fails, we stop early.",
  },
  head: {
    heading: "Digital Assets: Business & Operational Strategy",
    lead: "Tokens are legal promises with software attached. We work through the promise first: who owes what to whom, who holds the keys, how the books close afterwards.",
  },
  video: "heroes/digital-assets-strategy",
  sound: "ledger",
  card: {
    title: "Digital Assets: Business & Operational Strategy",
    description: "Business case, legal position and custody of a token or ledger, before anyone writes code.",
    image: "services/data-assets-business-and-operational-strategy/card",
    alt: "A token on a drawing board with a rulebook, a vault and an account book",
    linkText: "DISCOVER CAPABILITY",
    url: "/data-assets-business-and-operational-strategy",
  },
  request: {
    heading: "What would the token promise?",
    lead: "What is the asset, who would hold the token, and what could its holder claim from whom? We will tell you whether the plan survives without a token.",
    button: "Describe the asset",
    placeholder: "We are thinking of issuing a token that…",
  },
  blocks: [
    {
      image: "services/data-assets-business-and-operational-strategy/plain-case",
      alt: "Two plans on a scale, one with a plain database and one with ledger blocks",
      title: "The case without the token",
      description:
        "We write your business case a second time, with an ordinary database in place of the ledger. Whatever value is left over belongs to the ledger: partners who would never trust your database, an asset that could move at night. If little is left, you have saved the cost of a project.",
      features: {
        title: "Benefits",
        benefits: [
          "You hear a no within weeks",
          "Every partner knows the costs",
          "The price of exit is known before you enter",
        ],
      },
    },
    {
      image: "services/data-assets-business-and-operational-strategy/legal-nature",
      alt: "One token passing three border posts and receiving a different stamp at each",
      title: "What the token is, legally",
      description:
        "What is a voucher in one country may be a security in the next and electronic money in a third. In the EU the first question is whether it is a financial instrument, as MiFID II defines one. If it is not, MiCA may still leave it out: deposits, funds under payment law, insurance and unique tokens are outside (Article 2). Only then do its classes apply: e-money token, asset-referenced token, other crypto-asset. We set out the facts your counsel needs for the answer. Where the design fails, we change it; legal advice itself comes from your counsel.",
      features: {
        title: "Benefits",
        benefits: [
          "Supervisors object ahead of launch",
          "Counsel's hours go on law",
          "The first market is one that plainly allows it",
        ],
      },
    },
    {
      image: "services/data-assets-business-and-operational-strategy/network-rules",
      alt: "Partners' buildings around a signed rulebook with a newcomer waiting at the gate",
      title: "Rules between the partners",
      description:
        "When a founder's competitor asks to join, nobody has agreed who pays for the nodes or who admits members. That conversation ends more networks than software does. Hold it early, with a draft on the table: votes, costs, upgrades, what a leaver may take away. Where the partners compete, a competition lawyer sits in from the first meeting.",
      features: {
        title: "Benefits",
        benefits: [
          "The rules settle deadlocks",
          "Partners share running costs by a formula",
          "Members can leave without a lawsuit",
          "A competition authority may read the rules",
        ],
      },
      link: "/oil-gas-service",
      linkText: "A joint-venture ledger, for example",
    },
    {
      image: "services/data-assets-business-and-operational-strategy/custody-choice",
      alt: "Three vaults with a stopwatch on each and one empty signatory's chair",
      title: "Custody, chosen after a rehearsal",
      description:
        "Keep the keys, hire a custodian or go through your bank? Fees and authorisation (in the EU, under MiCA) can be compared on paper. Then each candidate gets the same exercise: a withdrawal on a public holiday, with a signatory missing. Who picks up the phone tells you more than the brochure.",
      features: {
        title: "Benefits",
        benefits: [
          "Assets are within reach on a bad day",
          "Insurance covers the loss you fear",
          "Fees are compared on a year of real use",
        ],
      },
      link: "/block-chain-digital-assets",
      linkText: "How we build shared signing",
    },
    {
      layout: "figure",
      figure: "24:00",
      caption: "On the last day: what did the wallets hold, at whose price, and which transfers were yours?",
      title: "A month-end that closes",
      description:
        "Your auditor will ask. Entries, price source and reconciliation are designed before the first token moves; the books close in the software your accountant uses today.",
      features: {
        title: "Benefits",
        benefits: [
          "Month-end takes no longer than before",
          "Nobody disputes the price source",
          "Auditors need no hunt for screenshots",
          "Fees and transfers are booked apart",
        ],
      },
    },
  ],
} satisfies ServiceContent;
