import { useRootData } from "~/hooks/route-data";

interface PlaceListProps {
  titles: readonly string[];
  /** From 1; 0 for none. */
  active: number;
}

/** A link to each place. The whole landscape shows all titles; a close view shows the active one's only. */
export function PlaceList({ titles, active }: PlaceListProps) {
  return (
    <nav className="industry-map__places" aria-label={useRootData()?.labels.places}>
      <ol>
        {titles.map((title, index) => (
          <li key={title}>
            <a
              href={`#place-${index + 1}`}
              aria-label={`${index + 1} ${title}`}
              aria-current={active === index + 1 ? "true" : undefined}
            >
              <span className="industry-map__number">{index + 1}</span>
              <span className="industry-map__title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
