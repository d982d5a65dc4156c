import { useMediaBase, videoUrl } from "~/components/ui/media-url";
import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";
import type { VideoId } from "~/content/types/media";

/** One hotspot of an interface, cropped beside its detail where scripts are off. */
export function HotspotImage({ video, hotspot }: { video: VideoId; hotspot: Hotspot | undefined }) {
  const base = useMediaBase();
  if (!hotspot) return null;
  return (
    <noscript>
      <svg className="interface-stage__hotspot" viewBox={hotspot.box.join(" ")} aria-hidden="true">
        <image href={videoUrl(base, video, "2560.avif")} width={INTERFACE_WIDTH} height={INTERFACE_HEIGHT} />
      </svg>
    </noscript>
  );
}
