/** A page that failed. It needs no data: the failure may have been in getting it. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <main id="main" tabIndex={-1} className="not-found theme-light">
      <span className="not-found__ground theme-dark" />
      <h1>{missing ? "page not found" : "Something went wrong"}</h1>
      <p>
        {missing
          ? "There is nothing at this address."
          : "The fault is ours, and it has been noted. Trying again in a minute often helps."}
      </p>
      <a className="button" href="/" data-reload="">
        Go to the home page
      </a>
    </main>
  );
}
