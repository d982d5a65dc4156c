import { useRootData } from "~/hooks/route-data";

interface PlaceListProps {
  titles: readonly string[];
  /** From 1; 0 for none. */
  active: number;
}

/** A link to each place. Only the whole landscape shows the titles; in a close view the stories do. */
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
