import type { ServiceContent } from "~/content/types/pages/service";

export const digitalAssetsStrategy = {
  kind: "service",
  url: "/data-assets-business-and-operational-strategy",
  name: "Digital Assets: Business & Operational Strategy",
  practice: "ledger",
  meta: {
    title: "Digital Assets: Business & Operational Strategy",
    description:
      "Test the business case, custody and month-end of your digital asset before you build it, and stop early if it fails.",
  },
  head: {
    heading: "Digital Assets: Business & Operational Strategy",
    lead: "A token is a legal promise with software attached. We work through the promise first: who owes what to whom, who holds the keys, and how the books close afterwards.",
  },
  film: "heroes/digital-assets-strategy",
  card: {
    title: "Digital Assets: Business & Operational Strategy",
    description:
      "The business case, legal footing, custody and month-end of a token or shared ledger, worked out before anyone writes code.",
    image: "services/data-assets-business-and-operational-strategy/card",
    alt: "A token on a drawing board with a rulebook, a vault and an account book",
    linkText: "DISCOVER CAPABILITY",
    url: "/data-assets-business-and-operational-strategy",
  },
  blocks: [
    {
      image: "services/data-assets-business-and-operational-strategy/plain-case",
      alt: "Two plans on a scale, one with a plain database and one with ledger blocks",
      title: "The case without the token",
      description:
        "We write your business case a second time, with an ordinary database in place of the ledger. Whatever value is left over belongs to the ledger: partners who would never trust your database, an asset that could move at night. If little is left, the head of strategy has saved a project.",
      features: {
        title: "Benefits",
        benefits: [
          "Costs counted for every partner",
          "Assumptions listed with a way to test them",
          "Exit terms priced before entry",
        ],
      },
    },
    {
      image: "services/data-assets-business-and-operational-strategy/legal-nature",
      alt: "One token passing three border posts and receiving a different stamp at each",
      title: "What the token is, legally",
      description:
        "A voucher in one country may be a security in the next and electronic money in a third. We set out the facts a lawyer needs: rights, holders, redemption, where it is offered. Your general counsel obtains the opinion, and we change the design where it fails. Legal advice is not our trade.",
      features: {
        title: "Benefits",
        benefits: [
          "Rights described clause by clause",
          "Markets opened in a lawful order",
          "Design changes traced to the opinion",
        ],
      },
    },
    {
      image: "services/data-assets-business-and-operational-strategy/network-rules",
      alt: "Partners' buildings around a signed rulebook with a newcomer waiting at the gate",
      title: "Rules between the partners",
      description:
        "A founder's competitor asks to join, and nobody has agreed who pays for the nodes or who admits members. That conversation ends more networks than the software does. We hold it early, with a draft on the table, and the programme manager gets a rulebook the partners have signed, leaving terms included.",
      features: {
        title: "Benefits",
        benefits: [
          "Voting rights settled before launch",
          "Running costs shared by a formula",
          "Leavers' data handled by prior agreement",
          "Upgrades announced and tested together",
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
        "Keep the keys, hire a custodian or go through your bank? We compare fees, insurance and licences, then ask each candidate for the same thing: a withdrawal on a public holiday, with a signatory missing. The treasurer watches how long it takes and who picks up the phone.",
      features: {
        title: "Benefits",
        benefits: [
          "Put every custodian through one exercise",
          "Check insurance against realistic losses",
          "Match signing limits to your mandates",
        ],
      },
      link: "/block-chain-digital-assets",
      linkText: "How we build shared signing",
    },
    {
      image: "services/data-assets-business-and-operational-strategy/month-end",
      alt: "Wallets matched by lines to an account book under a calendar at its last day",
      title: "A month-end that closes",
      description:
        "On the last day of the month the auditor wants to know what the wallets held at midnight, at whose price, and which transfers were yours. We design the entries, the price source and the reconciliation before the first token moves. The accountant closes in the system she already uses.",
      features: {
        title: "Benefits",
        benefits: [
          "Wallets reconciled with the general ledger",
          "Prices taken from one documented source",
          "Fees booked separately from transfers",
          "Evidence packed for the auditor",
        ],
      },
    },
  ],
} satisfies ServiceContent;
