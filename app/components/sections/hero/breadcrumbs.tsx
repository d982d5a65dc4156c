import { SiteLink } from "~/navigation/site-link";
export interface BreadcrumbsProps {
  parent: { name: string; path: string };
  name: string;
}

/** The logo already leads home. */
export function Breadcrumbs({ parent, name }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <SiteLink to={parent.path}>{parent.name}</SiteLink>
        </li>
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
