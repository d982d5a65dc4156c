// In the browser's scripts, unlike all other content: loading data may be what failed.

/** No page at this address. */
export const missing = { heading: "page not found", lead: "There is nothing at this address." };

/** An error on the server. */
export const failed = {
  heading: "Something went wrong",
  lead: "This is our fault and we have logged it. Please try again in a minute.",
};

/** An error in the browser, after hydration. */
export const notLoaded = {
  heading: failed.heading,
  lead: "This page did not load. Please check your connection and load it again.",
};

export const homeLink = "Go to the home page";
