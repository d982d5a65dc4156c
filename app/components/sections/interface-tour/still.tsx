import { filmUrl, useMediaBase } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";
import { INTERFACE_HEIGHT, INTERFACE_WIDTH, type Spot } from "~/content/types/spot";

/** One spot of an interface, cut out beside its detail where no script moves a camera there. */
export function Still({ film, spot }: { film: FilmId; spot: Spot | undefined }) {
  const base = useMediaBase();
  if (!spot) return null;
  return (
    <noscript>
      <svg className="interface-tour__still" viewBox={spot.join(" ")} aria-hidden="true">
        <image href={filmUrl(base, film, "2560.avif")} width={INTERFACE_WIDTH} height={INTERFACE_HEIGHT} />
      </svg>
    </noscript>
  );
}
