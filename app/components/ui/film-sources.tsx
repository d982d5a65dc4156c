import { filmUrl } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";
import { MOTION_ALLOWED, NARROW_SCREEN } from "~/hooks/media-queries";

const NARROW = `${MOTION_ALLOWED} and ${NARROW_SCREEN}`;

interface FilmSourcesProps {
  base: string;
  film: FilmId;
  hero: boolean;
  asked: boolean;
}

/** The sources of the native player, by width; under reduced motion only those of a film that was asked for match. */
export function FilmSources({ base, film, hero, asked }: FilmSourcesProps) {
  const media = asked ? undefined : MOTION_ALLOWED;
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
        media={media}
        src={filmUrl(base, film, "1280.av1.mp4")}
        type='video/mp4; codecs="av01.0.05M.10"'
      />
      <source media={media} src={filmUrl(base, film, "1280.h264.mp4")} type="video/mp4" />
    </>
  );
}
