import { filmUrl } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";
import { LARGE_SCREEN } from "~/hooks/use-media-query";

interface FilmSourcesProps {
  base: string;
  film: FilmId;
  /** In pixels: 576 or 1280. */
  width: number;
  /** Also the one of 1920 for large screens; in AV1 alone, so without AV1 they play that of 1280. */
  withLarge?: boolean;
  /** Where this query does not match, the player passes them over. Chromium never frees a source that has one. */
  media?: string;
}

/** The files of one width of a film, the smaller one first. */
export function FilmSources({ base, film, width, withLarge, media }: FilmSourcesProps) {
  const src = (codec: string) => filmUrl(base, film, `${width}.${codec}.mp4`);
  return (
    <>
      {withLarge && (
        <source
          media={media && `${media} and ${LARGE_SCREEN}`}
          src={filmUrl(base, film, "1920.av1.mp4")}
          type='video/mp4; codecs="av01.0.08M.10"'
        />
      )}
      <source media={media} src={src("av1")} type='video/mp4; codecs="av01.0.05M.10"' />
      <source media={media} src={src("h264")} type="video/mp4" />
    </>
  );
}
