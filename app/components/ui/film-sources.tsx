import { filmUrl } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";

const MOVING = "(prefers-reduced-motion: no-preference)";

/** The sources of the native player: by width, and none at all under reduced motion. */
export function FilmSources({ base, film, hero }: { base: string; film: FilmId; hero: boolean }) {
  const narrow = `${MOVING} and (max-width: 1023.98px)`;
  return (
    <>
      {hero && (
        <>
          <source
            media={narrow}
            src={filmUrl(base, film, "576.av1.mp4")}
            type='video/mp4; codecs="av01.0.05M.10"'
          />
          <source media={narrow} src={filmUrl(base, film, "576.h264.mp4")} type="video/mp4" />
        </>
      )}
      <source
        media={MOVING}
        src={filmUrl(base, film, "1280.av1.mp4")}
        type='video/mp4; codecs="av01.0.05M.10"'
      />
      <source media={MOVING} src={filmUrl(base, film, "1280.h264.mp4")} type="video/mp4" />
    </>
  );
}
