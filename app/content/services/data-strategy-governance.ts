import type { ServiceContent } from "~/content/types/pages/service";

export const dataStrategyGovernance = {
  kind: "service",
  url: "/data-strategy-governance",
  name: "Data: Strategy & Governance",
  practice: "data",
  meta: {
    title: "Data: Strategy & Governance",
    description:
      "Spend on data where a decision needs it, know who owns each set, and know how long you may keep it.",
  },
  head: {
    heading: "Data: Strategy & Governance",
    lead: "A data policy is worth what the person filling in the form does with it. We write few rules, name an owner for each important data set, and build the checks into daily work.",
  },
  film: "heroes/data-strategy-governance",
  card: {
    title: "Data: Strategy & Governance",
    description:
      "Named owners, access by purpose and retention rules that do delete, planned around the decisions your data has to serve.",
    image: "services/data-strategy-governance/card",
    alt: "Shelves of data blocks with name plates and locks and a path to a table",
    linkText: "DISCOVER CAPABILITY",
    url: "/data-strategy-governance",
  },
  blocks: [
    {
      image: "services/data-strategy-governance/decision-roadmap",
      alt: "A signpost of decisions with roads running back to data stores, one road broken",
      title: "A roadmap drawn from decisions",
      description:
        "Buying the platform before the questions are known is how data budgets disappear. We start from a handful of decisions, such as what to stock and where to open, and trace the data each one needs and what is wrong with it today. The finance director can then fund a decision.",
      features: {
        title: "Benefits",
        benefits: [
          "Spending tied to a named decision",
          "Gaps ranked by what they cost",
          "Platforms sized for known uses",
        ],
      },
    },
    {
      image: "services/data-strategy-governance/named-owners",
      alt: "Data blocks on plinths, each with a name badge and a desk beside it",
      title: "Owners with a name",
      description:
        "Ask who owns the supplier list and you will hear the name of a committee. We find the person whose work suffers when it is wrong, usually someone in purchasing, and give him the right to decide what goes in. He also gets the hours for it. Without them it is only a title.",
      features: {
        title: "Benefits",
        benefits: [
          "Definitions decided by whoever uses them",
          "Disputes settled by one accountable person",
          "Quality reviewed monthly against agreed rules",
          "Duties passed on when people leave",
        ],
      },
    },
    {
      image: "services/data-strategy-governance/purpose-access",
      alt: "A counter exchanging a request card for a table with some columns masked",
      title: "Access by stated purpose",
      description:
        "An analyst waits weeks for claims data, and in the end someone emails her a spreadsheet. Asked for a purpose, she gives one, receives masked columns at once where the rule allows, and the owner judges the rest. Her access ends with the project. We write the rules with your privacy officer.",
      features: {
        title: "Benefits",
        benefits: [
          "Grant routine requests by rule",
          "Mask identities unless the purpose needs them",
          "Close access when the project ends",
          "Show the owner who looked",
        ],
      },
      link: "/healthcare-service",
      linkText: "Consent and sharing in healthcare",
    },
    {
      image: "services/data-strategy-governance/working-deletion",
      alt: "One person's record with threads to fading copies in several systems and a mailbox",
      title: "Deletion that reaches every copy",
      description:
        "A former customer asks to be forgotten, and the privacy officer knows of three systems that hold him. There are more: exports, test databases, a mailbox. We map where copies are made, shorten the list, and let one retention rule run through what remains. Records the law protects are kept, with the clause noted.",
      features: {
        title: "Benefits",
        benefits: [
          "Copies mapped from export to mailbox",
          "Retention periods applied by the system",
          "Legal holds respected and explained",
          "Test data made without real people",
        ],
      },
    },
    {
      image: "services/data-strategy-governance/merged-records",
      alt: "Three similar clinic cards, two joined into one, the third before a steward's desk",
      title: "One customer, one record",
      description:
        "The same clinic is in your books as a trust, a nickname and a typing error. Matching rules join the obvious pairs and show the doubtful ones to a data steward, who compares both records and says yes or no. A merge can be undone, which is why she is willing to press the button.",
      link: "/data-analytics",
      linkText: "From clean records to forecasts",
    },
  ],
} satisfies ServiceContent;
