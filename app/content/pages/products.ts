import type { ProductsContent } from "~/content/types/single-pages";

export const productsPage = {
  meta: {
    title: "AI and blockchain products",
    description:
      "Four AI and blockchain products from a consultancy, for service desks, contracts, teams and goods, each tried on your own data first.",
  },
  head: {
    heading: "Four products, one\u00a0way to prove them",
    lead: "AI for service desks, contracts and teams, and a passport for goods. Each has a working core that we fit to your documents, systems and rules, and you judge it on cases you know by heart.",
  },
  approach: {
    heading: "From a pilot to every day",
    steps: [
      {
        title: "Choose one queue",
        description:
          "Pick one team and one kind of case, such as lost-card calls or freight contracts, and write down the figure by which you will judge us.",
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
          "If the figure has moved, the next team gets it. If it has stood still, we will take the product out and hand back the access.",
      },
    ],
  },
} satisfies ProductsContent;
