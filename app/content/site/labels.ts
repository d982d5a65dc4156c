/** The words of links, buttons and lists that many pages share. */
export const labels = {
  explore: "Scroll to Explore",
  seeProduct: "See the product",
  otherProducts: "The other three products",
  productTerms: "The terms of all four products",
  nextIndustry: "Next industry",
  nextService: "Next capability",
  places: "Places",
  landscape: "with a map of the six use cases below",
  industry: "Industry",
  draft: "Draft the page",
  onThisPage: "On this page",
};
