import { useLoaderData } from "@remix-run/react";
import type { NotFoundPage as Content } from "~/content/types";
import { PageShell } from "~/pages/page-shell";

/** Any unknown address (specification §2): the specified words, centred, large, slate, and a way on. */
export function NotFoundPage() {
  const { page } = useLoaderData<{ page: Content }>();
  return (
    <PageShell>
      <div className="not-found paper">
        <span className="not-found__ground ink" />
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
