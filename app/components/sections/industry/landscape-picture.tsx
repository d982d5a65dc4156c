import { useMediaBase } from "~/components/ui/media-url";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Landscape } from "~/content/types/drawings";

interface LandscapePictureProps {
  landscape: Landscape;
  alt: string;
  titles: readonly string[];
  /** The place that the camera is at, from 1; 0 for none. */
  active: number;
}

/** The landscape of an industry, with a numbered link at each place. */
export function LandscapePicture({
  landscape: { name, places },
  alt,
  titles,
  active,
}: LandscapePictureProps) {
  const url = (width: number) => `${base}/landscapes/${name}-${width}.avif`;
  const base = useMediaBase();
  return (
    <>
      <picture>
        <source media="(max-width: 1023.98px)" srcSet={url(800)} />
        <img
          src={url(2400)}
          width={LANDSCAPE_WIDTH}
          height={LANDSCAPE_HEIGHT}
          alt={alt}
          decoding="async"
          fetchPriority="high"
        />
      </picture>
      {/* For pointers only: the list of places has the same links for everyone. */}
      <svg
        className="industry-map__markers"
        viewBox={`0 0 ${LANDSCAPE_WIDTH} ${LANDSCAPE_HEIGHT}`}
        textAnchor="middle"
        dominantBaseline="central"
        aria-hidden="true"
      >
        {places.map(({ markX, markY }, index) => (
          <g key={titles[index]} transform={`translate(${markX} ${markY})`}>
            <a href={`#place-${index + 1}`} tabIndex={-1} data-active={active === index + 1 ? "" : undefined}>
              <circle />
              <text>{index + 1}</text>
            </a>
          </g>
        ))}
      </svg>
    </>
  );
}
