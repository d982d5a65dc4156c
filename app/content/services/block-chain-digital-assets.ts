import type { ServiceContent } from "~/content/types/collection";

export const blockChainDigitalAssets = {
  kind: "service",
  url: "/block-chain-digital-assets",
  name: "Blockchain & Digital Assets",
  menuDescription: "One record for several firms",
  practice: "ledger",
  meta: {
    title: "Blockchain & Digital Assets",
    description:
      "Blockchain consultancy: where a shared ledger pays for itself, where a plain database will do, how partners begin a pilot.",
  },
  head: {
    heading: "Blockchain & Digital Assets",
    lead: "Shared ledgers earn their cost when several organisations need the same record and none of them should own it. Where one database would do, we will say so and build it.",
  },
  video: "heroes/block-chain-digital-assets",
  sound: "ledger",
  card: {
    title: "Blockchain & Digital Assets",
    description: "Shared records for organisations that need the same facts and trust no single keeper.",
    image: "services/block-chain-digital-assets/card",
    alt: "Three buildings of different owners standing around one ledger of linked blocks",
    linkText: "DISCOVER CAPABILITY",
    url: "/block-chain-digital-assets",
  },
  request: {
    heading: "Should it be a ledger at all?",
    lead: "Which record do several organisations keep today, and what happens when two versions differ? If a database would do, that is our answer.",
    button: "Put the question",
    placeholder: "We and our partners each keep our own record of…",
  },
  blocks: [
    {
      image: "services/block-chain-digital-assets/checkable-certificates",
      alt: "A turnstile at a building site and a phone showing a sealed certificate",
      title: "Certificates anyone can check",
      description:
        "When a welder shows a certificate at the site gate, nobody there can tell whether it has lapsed. Signed by the training body and kept on the welder's phone, it is verified at the turnstile without a call. All the gate learns is that this person is qualified until June. Europe's identity wallet (eIDAS) is made for such proofs and works without a blockchain, so we would build this one on the wallet alone.",
      features: {
        title: "Benefits",
        benefits: [
          "Lapsed certificates get nobody in",
          "The queue at the gate moves",
          "Personal data stays on the holder's phone",
        ],
      },
      link: "/digital-products",
      linkText: "The same proof, attached to products",
    },
    {
      layout: "scene",
      image: "services/block-chain-digital-assets/pledged-invoices",
      alt: "One invoice between two banks above linked blocks, the second bank's line barred",
      title: "One invoice, one lender",
      description:
        "Exporters short of cash can pledge one invoice to two lenders; neither finds out until both want paying. If lenders register a fingerprint of each invoice they finance, the second pledge is refused on the spot, with client and amount kept private. Getting competitors to join takes longer than writing the software, so that is where we begin.",
      features: {
        title: "Benefits",
        benefits: [
          "Lenders lose nothing to an invoice pledged twice",
          "Finance costs less for those who pledge once",
          "Rivals see no client names",
          "Paid debts are released without a letter",
        ],
      },
      link: "/banking-service",
      linkText: "More on ledgers in banking",
    },
    {
      image: "services/block-chain-digital-assets/fund-units",
      alt: "A round fund divided into unit tokens, one of them moving between two holders",
      title: "Fund units on a ledger",
      description:
        "How many copies of a fund's register are there? Enough to keep a transfer agent busy making them agree. With the register itself on a permissioned ledger, a subscription changes one entry. Rules on who may hold a unit travel with it. First, though, the law of the fund's domicile decides: Luxembourg and Germany, for instance, allow such registers for some funds.",
      features: {
        title: "Benefits",
        benefits: [
          "One register takes the place of several",
          "Only eligible holders get units",
          "Each transfer costs less",
        ],
      },
    },
    {
      image: "services/block-chain-digital-assets/shared-keys",
      alt: "A vault whose lock takes three key pieces held at three separate stands",
      title: "Keys nobody holds alone",
      description:
        "One person with one key can empty a wallet, or lose it on holiday. Signing is split between people and hardware, approvals rise with the amount, and the bad days are rehearsed: a stolen laptop, a director who resigned last week. Treasurers who have stopped a payment in an exercise can do it in earnest.",
      features: {
        title: "Benefits",
        benefits: [
          "At least two people approve every payment",
          "Payments survive a stolen laptop",
          "Insurers get a drill report",
          "Recovery is rehearsed before there is money to lose",
        ],
      },
      link: "/data-assets-business-and-operational-strategy",
      linkText: "Decide who should hold the keys",
    },
    {
      image: "services/block-chain-digital-assets/supplier-rebates",
      alt: "A warehouse and a plant joined by ledger blocks with a stepped rebate scale between",
      title: "Rebates both sides can calculate",
      description:
        "Every January a wholesaler and its supplier argue about last year's rebate, spreadsheet against spreadsheet. Instead, the tiers become a small contract on a shared ledger, fed by deliveries both have signed. Both see one running total all year. A missing pallet still takes a phone call; by January it is the only argument left.",
      features: {
        title: "Benefits",
        benefits: [
          "Rebates arrive in full and on time",
          "January goes on business",
          "Both sets of books show the same accrual",
        ],
      },
    },
  ],
} satisfies ServiceContent;
