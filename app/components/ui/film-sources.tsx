import { filmUrl } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";
import { NARROW_SCREEN } from "~/hooks/media-queries";

interface FilmSourcesProps {
  base: string;
  film: FilmId;
  hero: boolean;
  /** Where this query does not match, the player has no source. */
  media?: string;
}

/** The sources of the native player, by width. */
export function FilmSources({ base, film, hero, media }: FilmSourcesProps) {
  const narrow = [media, NARROW_SCREEN].filter(Boolean).join(" and ");
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
        media={media}
        src={filmUrl(base, film, "1280.av1.mp4")}
        type='video/mp4; codecs="av01.0.05M.10"'
      />
      <source media={media} src={filmUrl(base, film, "1280.h264.mp4")} type="video/mp4" />
    </>
  );
}
