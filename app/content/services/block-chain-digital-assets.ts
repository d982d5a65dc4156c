import type { ServiceContent } from "~/content/types/pages/service";

export const blockChainDigitalAssets = {
  kind: "service",
  url: "/block-chain-digital-assets",
  name: "Blockchain & Digital Assets",
  practice: "ledger",
  meta: {
    title: "Blockchain & Digital Assets",
    description:
      "Find out where a shared ledger pays for itself, where a plain database is enough, and what a pilot between partners takes.",
  },
  head: {
    heading: "Blockchain & Digital Assets",
    lead: "A shared ledger earns its cost when several organisations need the same record and none of them should own it. Where one database would do, we say so and build the database.",
  },
  film: "heroes/block-chain-digital-assets",
  card: {
    title: "Blockchain & Digital Assets",
    description:
      "Shared records for organisations that need the same facts and trust no single keeper, from fund registers to signed certificates.",
    image: "services/block-chain-digital-assets/card",
    alt: "Three buildings of different owners standing around one ledger of linked blocks",
    linkText: "DISCOVER CAPABILITY",
    url: "/block-chain-digital-assets",
  },
  blocks: [
    {
      image: "services/block-chain-digital-assets/checkable-certificates",
      alt: "A turnstile at a building site and a phone showing a sealed certificate",
      title: "Certificates anyone can check",
      description:
        "A welder shows a certificate at the site gate, and the foreman cannot tell whether it has lapsed. Signed by the training body and kept on the welder's phone, it can be verified at the turnstile without a call to anyone. The gate learns that she is qualified until June, and nothing else.",
      features: {
        title: "Benefits",
        benefits: [
          "Forged papers refused at the gate",
          "Withdrawn certificates known the same day",
          "Personal details kept with the holder",
        ],
      },
      link: "/digital-products",
      linkText: "The same proof, attached to products",
    },
    {
      image: "services/block-chain-digital-assets/pledged-invoices",
      alt: "One invoice between two banks above linked blocks, the second bank's line barred",
      title: "One invoice, one lender",
      description:
        "An exporter short of cash can pledge the same invoice to two lenders, and neither finds out until both want paying. If lenders register a fingerprint of every invoice they finance, the second pledge is refused on the spot. Client and amount stay private. Getting competitors to join is the real work.",
      features: {
        title: "Benefits",
        benefits: [
          "Duplicate pledges refused before payout",
          "Client names withheld from other lenders",
          "Releases recorded when the debt is paid",
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
        "A fund's register of holders exists in several copies, and a transfer agent spends his day making them agree. With the register itself on a permissioned ledger, a subscription or a transfer changes one entry. He looks at exceptions. The rules on who may hold a unit travel with it.",
      features: {
        title: "Benefits",
        benefits: [
          "One register in place of several copies",
          "One eligibility check before each transfer",
          "One visible reason for every correction",
        ],
      },
    },
    {
      image: "services/block-chain-digital-assets/shared-keys",
      alt: "A vault whose lock takes three key pieces held at three separate stands",
      title: "Keys nobody holds alone",
      description:
        "One person with one key can empty a wallet, or lose it on holiday. We split signing between people and hardware, tie approvals to the amount, and rehearse the bad days: a stolen laptop, a director who resigned last week. The treasurer knows how a payment is stopped because she has stopped one.",
      features: {
        title: "Benefits",
        benefits: [
          "Split signing across people and hardware",
          "Ask for more signatures on larger sums",
          "Practise recovery before funds arrive",
          "Log the refused signatures too",
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
        "Every January a wholesaler and its supplier argue about last year's volume rebate, each with a spreadsheet. We turn the agreed tiers into a small contract on a shared ledger, fed by delivery records both have signed. The account manager sees the running total her customer sees. Missing pallets still need a phone call.",
      features: {
        title: "Benefits",
        benefits: [
          "Tiers calculated from signed deliveries",
          "Running totals visible to both parties",
          "Credit notes raised at the agreed date",
          "Amendments signed before they apply",
        ],
      },
    },
  ],
} satisfies ServiceContent;
