import type { ErrorPageContent } from "~/content/types/single-pages";

/** In the browser's scripts, unlike all other content: loading data may be what failed. */
export const errors = {
  missing: { heading: "page not found", lead: "There is nothing at this address." },
  failed: {
    heading: "Something went wrong",
    lead: "The fault is ours, and it has been noted. Trying again in a minute often helps.",
  },
  notLoaded: {
    heading: "Something went wrong",
    lead: "This page did not load. Please check your connection and load it again.",
  },
  home: "Go to the home page",
} satisfies ErrorPageContent;
