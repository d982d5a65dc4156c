import { useMediaBase } from "~/components/ui/media-url";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from "~/content/types/drawings";

interface LandscapePictureProps {
  /** The file's name below `public/media/landscapes/`, without width and ending. */
  name: string;
  alt: string;
  /** Loads near the viewport. */
  lazy?: boolean;
}

/** Home shows the same files as the industry's page, which then has them in the cache. */
export function LandscapePicture({ name, alt, lazy = false }: LandscapePictureProps) {
  const base = useMediaBase();
  const url = (width: number) => `${base}/landscapes/${name}-${width}.avif`;
  return (
    <picture className="landscape">
      <source media="(width < 64em)" srcSet={url(800)} />
      <img
        src={url(2400)}
        width={LANDSCAPE_WIDTH}
        height={LANDSCAPE_HEIGHT}
        alt={alt}
        decoding="async"
        loading={lazy ? "lazy" : undefined}
        fetchPriority={lazy ? undefined : "high"}
      />
    </picture>
  );
}
