export interface BreadcrumbsProps {
  /** The page above this one. */
  parent: { name: string; path: string };
  /** This page. */
  name: string;
}

/** The way back up, over the heading of a page that is one of a row. Home is left out: the logo is that. */
export function Breadcrumbs({ parent, name }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={parent.path}>{parent.name}</a>
        </li>
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
