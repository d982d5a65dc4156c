import { pictureSrcSet, pictureUrl, useMediaBase } from "~/components/ui/media-url";
import type { PictureId } from "~/content/types/media";

/** Below this width a picture is narrower than about 500px. */
const NARROW_PICTURES = "(width <= 31.25em)";

interface PictureProps {
  image: PictureId;
  alt: string;
  /** The rendered width, as in the HTML attribute: "(width >= 48em) 50vw, 100vw". */
  sizes: string;
  /** Loads at once; other pictures load near the viewport. */
  first?: boolean;
  /** Narrower than about 500px on every screen: always the close-up without labels. */
  small?: boolean;
  /** Across the window. */
  scene?: boolean;
}

/** An illustration, always 4:3. */
export function Picture({ image, alt, sizes, first = false, small = false, scene = false }: PictureProps) {
  const base = useMediaBase();
  const kind = small ? "small-" : "";
  return (
    <picture className="picture">
      {!small && (
        <source media={NARROW_PICTURES} srcSet={pictureSrcSet(base, image, "small-", scene)} sizes={sizes} />
      )}
      <img
        src={pictureUrl(base, image, 800, kind)}
        srcSet={pictureSrcSet(base, image, kind, scene)}
        sizes={sizes}
        width={1200}
        height={900}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={first ? "high" : undefined}
      />
    </picture>
  );
}
