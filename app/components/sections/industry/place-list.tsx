import { useRootData } from "~/hooks/route-data";

interface PlaceListProps {
  titles: readonly string[];
  /** The place that the camera is at, from 1; 0 for none. */
  active: number;
  /** The place that is pointed at. */
  pointed: number | undefined;
}

/** A link to each place. Only the whole landscape shows the titles; in a close view the stories do. */
export function PlaceList({ titles, active, pointed }: PlaceListProps) {
  return (
    <nav className="industry-map__places" aria-label={useRootData()?.labels.places}>
      <ol>
        {titles.map((title, index) => (
          <li key={title}>
            <a
              href={`#place-${index + 1}`}
              aria-label={`${index + 1} ${title}`}
              aria-current={active === index + 1 ? "true" : undefined}
              data-pointed={pointed === index + 1 ? "" : undefined}
            >
              <span className="industry-map__number">{index + 1}</span>{" "}
              <span className="industry-map__title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
