import { filmUrl } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";

interface FilmSourcesProps {
  base: string;
  film: FilmId;
  /** In pixels: 576 or 1280. */
  width: number;
  /** Where this query does not match, the player passes them over. */
  media?: string;
}

/** The files of one width of a film, the smaller one first. */
export function FilmSources({ base, film, width, media }: FilmSourcesProps) {
  const src = (codec: string) => filmUrl(base, film, `${width}.${codec}.mp4`);
  return (
    <>
      <source media={media} src={src("av1")} type='video/mp4; codecs="av01.0.05M.10"' />
      <source media={media} src={src("h264")} type="video/mp4" />
    </>
  );
}
