import type { ServiceContent } from "~/content/types/collection";

export const dataStrategyGovernance = {
  kind: "service",
  url: "/data-strategy-governance",
  name: "Data: Strategy & Governance",
  menuDescription: "Owners, access and retention",
  practice: "data",
  meta: {
    title: "Data: Strategy & Governance",
    description:
      "Advice on data strategy and governance that starts from a decision, names an owner for each data set and deletes what is due.",
  },
  head: {
    heading: "Data: Strategy & Governance",
    lead: "Data policies are worth what the person filling in the form does with them. We write few rules, with an owner for each important data set and checks that are part of daily work.",
  },
  video: "heroes/data-strategy-governance",
  sound: "data",
  card: {
    title: "Data: Strategy & Governance",
    description: "Named owners, access by purpose, and retention rules that really delete.",
    image: "services/data-strategy-governance/card",
    alt: "Shelves of data blocks with name plates and locks and a path to a table",
    linkText: "DISCOVER CAPABILITY",
    url: "/data-strategy-governance",
  },
  request: {
    heading: "The data set people argue about",
    lead: "Which data do your people dispute, wait for or fear to delete, and who suffers for it?",
    button: "Ask for an owner",
    placeholder: "In our company, people disagree about who owns…",
  },
  blocks: [
    {
      image: "services/data-strategy-governance/decision-roadmap",
      alt: "A signpost of decisions with roads running back to data stores, one road broken",
      title: "A roadmap drawn from decisions",
      description:
        "Buying the platform before the questions are known is how data budgets disappear. Start from a handful of decisions, such as what to stock and where to open, and trace back: which data each needs, who holds it and what is wrong with it today. Finance directors will fund a decision sooner than a data lake.",
      features: {
        title: "Benefits",
        benefits: [
          "Spending is tied to a decision",
          "Platforms fit known uses",
          "The dearest gaps close first",
        ],
      },
    },
    {
      image: "services/data-strategy-governance/named-owners",
      alt: "Data blocks on plinths, each with a name badge and a desk beside it",
      title: "Owners with a name",
      description:
        "Ask who owns the supplier list and you will hear the name of a committee. The right owner is whoever suffers when it is wrong, usually someone in purchasing. They get the right to decide what goes in and the hours to use it.",
      features: {
        title: "Benefits",
        benefits: [
          "Disputes about data end in a day",
          "Suppliers are paid once",
          "Ownership survives a resignation",
          "Somebody answers for quality",
        ],
      },
    },
    {
      image: "services/data-strategy-governance/purpose-access",
      alt: "A counter exchanging a request card for a table with some columns masked",
      title: "Access by stated purpose",
      description:
        "Today an analyst waits weeks for claims data, until somebody emails a spreadsheet. With access by purpose, the analyst states one and gets masked columns at once where the rule allows. They go when the project ends. Owners judge the rest. It is the GDPR's purpose limitation, made into a form.",
      features: {
        title: "Benefits",
        benefits: [
          "Analysts wait minutes where they waited weeks",
          "Nobody mails spreadsheets of names",
          "Your log answers an audit",
        ],
      },
      link: "/healthcare-service",
      linkText: "Consent and sharing in healthcare",
    },
    {
      layout: "scene",
      image: "services/data-strategy-governance/working-deletion",
      alt: "One person's record with threads to fading copies in several systems and a mailbox",
      title: "Deletion that reaches every copy",
      description:
        "When a former customer asks to be forgotten, the privacy officer knows of three systems that hold them. There are more: exports, test databases, a mailbox, the backups. We map where copies arise and shorten the list. One retention rule runs through what remains. Under the GDPR a reply is due within a month. Records that another law requires are kept; the reply says which.",
      features: {
        title: "Benefits",
        benefits: [
          "Requests close within the legal month",
          "You have less to lose in a breach",
          "Storage and test systems shrink",
        ],
      },
    },
    {
      image: "services/data-strategy-governance/merged-records",
      alt: "Three similar clinic cards, two joined into one, the third before a steward's desk",
      title: "One customer, one record",
      description:
        "The same clinic is in your books as a trust, a nickname and a typing error. Rules join the obvious pairs, a data steward the doubtful ones. Every merge can be undone, because sooner or later one of them turns out to be wrong.",
      link: "/data-analytics",
      linkText: "From clean records to forecasts",
    },
  ],
} satisfies ServiceContent;
