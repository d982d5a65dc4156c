import type { NotFoundContent } from "~/content/types/single-pages";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";

export function NotFoundPage({ page }: { page: NotFoundContent }) {
  return (
    <PageShell>
      <div className="error-page stack theme-light">
        <h1>{page.heading}</h1>
        <p>{page.lead}</p>
        <ul className="row">
          {page.links.map(({ name, url }) => (
            <li key={url}>
              <SiteLink className="button button--quiet" to={url}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </PageShell>
  );
}
