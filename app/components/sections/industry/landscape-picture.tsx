import { useMediaBase } from "~/components/ui/media-url";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from "~/content/types/drawings";

interface LandscapePictureProps {
  /** The file's name below `public/media/landscapes/`, without width and ending. */
  name: string;
  alt: string;
}

/** The picture of an industry's landscape. */
export function LandscapePicture({ name, alt }: LandscapePictureProps) {
  const base = useMediaBase();
  const url = (width: number) => `${base}/landscapes/${name}-${width}.avif`;
  return (
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
  );
}
