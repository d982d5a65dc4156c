import { stillUrl, useMediaBase } from "~/components/ui/media-url";
import type { VideoId } from "~/content/types/media";

interface StillProps {
  video: VideoId;
  /** The number of the section's detail, from 1. */
  detail: number;
  alt: string;
  sizes: string;
  /** One of several stills in one place. */
  hidden?: boolean;
  /** Loads at once. */
  first?: boolean;
}

/** The picture of a product's detail, in 16:9. */
export function Still({ video, detail, alt, sizes, hidden = false, first = false }: StillProps) {
  const base = useMediaBase();
  const url = (width: number) => stillUrl(base, video, detail, width);
  return (
    <img
      className="still"
      data-hidden={hidden ? "" : undefined}
      src={url(1280)}
      srcSet={`${url(800)} 800w, ${url(1280)} 1280w`}
      sizes={sizes}
      width={1280}
      height={720}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
}
