import type { CollectionPage } from "~/content/types/collection";
import { breadcrumbsOf } from "~/navigation/breadcrumbs";
import { SiteLink } from "~/navigation/site-link";

/** The logo already leads home. */
export function Breadcrumbs({ page }: { page: CollectionPage }) {
  const { parent, name } = breadcrumbsOf(page);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <SiteLink className="quiet-link" to={parent.path}>
            {parent.name}
          </SiteLink>
        </li>
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
