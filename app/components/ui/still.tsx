import { stillUrl, useMediaBase } from "~/components/ui/media-url";
import type { VideoId } from "~/content/types/media";

interface StillProps {
  /** The video of a product's section. */
  video: VideoId;
  /** The section's detail that the still is about, from 1. */
  detail: number;
  alt: string;
  sizes: string;
  /** Of stills that lie on one another. */
  hidden?: boolean;
  /** First on its page: it loads at once. */
  first?: boolean;
}

/** What a detail of a product is about, in 16:9. */
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
