import type { ProductsPage } from "~/content/types";

export const productsPage = {
  meta: {
    title: "Products",
    description:
      "Four products for service desks, contracts, teams and supply chains, each with a working core to try on your data.",
  },
  head: {
    heading: "Four products with a working core",
    lead: "Each began as a piece of work for one team and kept what was useful to the next. You start from something that runs, and fit the last third to your own systems.",
  },
  approach: {
    heading: "From a pilot to every day",
    steps: [
      {
        title: "Choose one queue",
        description: "One team, one kind of case, and the figure by which you will judge the product.",
      },
      {
        title: "Connect your sources",
        description: "We wire up the two or three systems it needs, in your tenancy, with read access first.",
      },
      {
        title: "Run side by side",
        description: "For some weeks people work with it and without it, and you compare the two.",
      },
      {
        title: "Widen or stop",
        description: "It goes to the next team when the figure says so. Otherwise we take it out again.",
      },
    ],
  },
} satisfies ProductsPage;
