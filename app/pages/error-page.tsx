import { useState } from "react";
import type { ErrorPageContent } from "~/content/types/single-pages";

interface ErrorPageProps {
  status: number;
  content: ErrorPageContent;
}

/** A page that failed. Its words come with the scripts, because loading the data may be what failed. */
export function ErrorPage({ status, content }: ErrorPageProps) {
  // An error in the browser, after hydration, is in no log of the server's.
  const [inBrowser] = useState(
    () => typeof document !== "undefined" && "hydrated" in document.documentElement.dataset,
  );
  const { heading, lead } = content[status === 404 ? "missing" : inBrowser ? "notLoaded" : "failed"];
  return (
    <main id="main" tabIndex={-1} className="error-page theme-light">
      <span className="error-page__header-background theme-dark" />
      <h1>{heading}</h1>
      <p>{lead}</p>
      <a className="button" href="/" data-reload="">
        {content.home}
      </a>
    </main>
  );
}
