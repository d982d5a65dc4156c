import type { NotFoundContent } from "~/content/types/pages/not-found";
import { PageShell } from "~/pages/page-shell";

/** Any unknown address (specification §2): the specified words, centred, large, slate, and a way on. */
export function NotFoundPage({ page }: { page: NotFoundContent }) {
  return (
    <PageShell>
      <div className="not-found theme-light">
        <span className="not-found__ground theme-dark" />
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
        <ul>
          {page.links.map(({ name, url }) => (
            <li key={url}>
              <a className="button button--quiet" href={url}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </PageShell>
  );
}
