import { pictureSrcSet, pictureUrl, useMediaBase } from "~/components/ui/media-url";
import type { PictureId } from "~/content/types/media";

interface PictureProps {
  image: PictureId;
  alt: string;
  /** The rendered width, as in the HTML attribute: "(min-width: 768px) 50vw, 100vw". */
  sizes: string;
  /** The first picture in view loads at once; the others wait until they are near the viewport. */
  first?: boolean;
}

/** An illustration, always 4:3. */
export function Picture({ image, alt, sizes, first = false }: PictureProps) {
  const base = useMediaBase();
  return (
    <span className="picture" data-below-fold={first ? undefined : ""}>
      <img
        src={pictureUrl(base, image, 800)}
        srcSet={pictureSrcSet(base, image)}
        sizes={sizes}
        width={1200}
        height={900}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        fetchpriority={first ? "high" : undefined}
      />
    </span>
  );
}
