import { useLoaderData } from "@remix-run/react";
import type { NotFoundContent } from "~/content/types/single-pages";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/pages/error-page.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function NotFoundPage() {
  const { page } = useLoaderData<{ page: NotFoundContent }>();
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
