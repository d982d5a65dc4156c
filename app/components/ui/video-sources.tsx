import { videoUrl } from "~/components/ui/media-url";
import type { VideoId } from "~/content/types/media";
import { LARGE_SCREEN } from "~/hooks/use-media-query";

interface VideoSourcesProps {
  base: string;
  video: VideoId;
  /** In pixels: 576 or 1280. */
  width: number;
  /** Also the one of 1920 for large screens; in AV1 alone, so without AV1 they play that of 1280. */
  withLarge?: boolean;
  /** Where this query does not match, the player passes them over. Chromium never frees a source that has one. */
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
