import { filmUrl } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";
import { MOTION_ALLOWED, NARROW_SCREEN } from "~/hooks/media-queries";

const NARROW = `${MOTION_ALLOWED} and ${NARROW_SCREEN}`;

/** The sources of the native player, by width; none matches under reduced motion. */
export function FilmSources({ base, film, hero }: { base: string; film: FilmId; hero: boolean }) {
  return (
    <>
      {hero && (
        <>
          <source
            media={NARROW}
            src={filmUrl(base, film, "576.av1.mp4")}
            type='video/mp4; codecs="av01.0.05M.10"'
          />
          <source media={NARROW} src={filmUrl(base, film, "576.h264.mp4")} type="video/mp4" />
        </>
      )}
      <source
        media={MOTION_ALLOWED}
        src={filmUrl(base, film, "1280.av1.mp4")}
        type='video/mp4; codecs="av01.0.05M.10"'
      />
      <source media={MOTION_ALLOWED} src={filmUrl(base, film, "1280.h264.mp4")} type="video/mp4" />
    </>
  );
}
