import { videoUrl } from "~/components/ui/media-url";
import type { VideoId } from "~/content/types/media";
import { LARGE_SCREEN } from "~/hooks/use-media-query";

interface VideoSourcesProps {
  base: string;
  video: VideoId;
  /** In pixels: 576 or 1280. */
  width: number;
  /** Adds the 1920 file for large screens. It exists in AV1 only; other browsers play the 1280 file. */
  withLarge?: boolean;
  /** The player skips a source whose query does not match. Chromium never frees a source that has a query. */
  media?: string;
}

/** The files of one width of a video, the smaller one first. */
export function VideoSources({ base, video, width, withLarge, media }: VideoSourcesProps) {
  const src = (codec: string) => videoUrl(base, video, `${width}.${codec}.mp4`);
  return (
    <>
      {withLarge && (
        <source
          media={media && `${media} and ${LARGE_SCREEN}`}
          src={videoUrl(base, video, "1920.av1.mp4")}
          type='video/mp4; codecs="av01.0.08M.10"'
        />
      )}
      <source media={media} src={src("av1")} type='video/mp4; codecs="av01.0.05M.10"' />
      <source media={media} src={src("h264")} type="video/mp4" />
    </>
  );
}
