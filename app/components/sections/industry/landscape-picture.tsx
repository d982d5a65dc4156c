import { useMediaBase } from "~/components/ui/media-url";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Landscape } from "~/content/types/landscape";

interface LandscapePictureProps {
  landscape: Landscape;
  alt: string;
  titles: readonly string[];
  /** Whether the camera is at a place: a phone, too, then needs the large picture. */
  near: boolean;
}

/** The landscape of an industry, with a numbered link at each place. */
export function LandscapePicture({ landscape: { name, places }, alt, titles, near }: LandscapePictureProps) {
  const url = (width: number) => `${base}/landscapes/${name}-${width}.avif`;
  const base = useMediaBase();
  return (
    <>
      <picture>
        {!near && <source media="(max-width: 1023.98px)" srcSet={url(800)} />}
        <img
          src={url(2400)}
          width={LANDSCAPE_WIDTH}
          height={LANDSCAPE_HEIGHT}
          alt={alt}
          decoding="async"
          fetchpriority="high"
        />
      </picture>
      {/* For the pointer only: the map has the same links for everybody. */}
      <svg
        className="landscape__marks"
        viewBox={`0 0 ${LANDSCAPE_WIDTH} ${LANDSCAPE_HEIGHT}`}
        aria-hidden="true"
      >
        {places.map(({ markX, markY }, index) => (
          <g key={titles[index]} transform={`translate(${markX} ${markY})`}>
            <a href={`#place-${index + 1}`} tabIndex={-1}>
              <circle r="30" />
              <text className="landscape__number">{index + 1}</text>
              <text className="landscape__title" y="66">
                {titles[index]}
              </text>
            </a>
          </g>
        ))}
      </svg>
    </>
  );
}
