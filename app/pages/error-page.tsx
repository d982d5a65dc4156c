import { useState } from "react";

/** A page that failed. It needs no data, because loading the data may be what failed. */
export function ErrorPage({ status }: { status: number }) {
  // What fails in a page that had worked in the browser is in nobody's log.
  const [inBrowser] = useState(
    () => typeof document !== "undefined" && "hydrated" in document.documentElement.dataset,
  );
  const missing = status === 404;
  return (
    <main id="main" tabIndex={-1} className="error-page theme-light">
      <span className="error-page__header-background theme-dark" />
      <h1>{missing ? "page not found" : "Something went wrong"}</h1>
      <p>
        {missing
          ? "There is nothing at this address."
          : inBrowser
            ? "This page did not load. Please check your connection and load it again."
            : "The fault is ours, and it has been noted. Trying again in a minute often helps."}
      </p>
      <a className="button" href="/" data-reload="">
        Go to the home page
      </a>
    </main>
  );
}
