import { filmUrl, useMediaBase } from "~/components/ui/media-url";
import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/hotspot";
import type { FilmId } from "~/content/types/media";

/** One hotspot of an interface, cut out beside its detail where no script moves a camera there. */
export function HotspotImage({ film, hotspot }: { film: FilmId; hotspot: Hotspot | undefined }) {
  const base = useMediaBase();
  if (!hotspot) return null;
  return (
    <noscript>
      <svg className="interface-tour__hotspot" viewBox={hotspot.join(" ")} aria-hidden="true">
        <image href={filmUrl(base, film, "2560.avif")} width={INTERFACE_WIDTH} height={INTERFACE_HEIGHT} />
      </svg>
    </noscript>
  );
}
