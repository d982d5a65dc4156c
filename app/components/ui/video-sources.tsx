import { videoUrl } from "~/components/ui/media-url";
import type { VideoId } from "~/content/types/media";
import { LARGE_SCREEN, NARROW_SCREEN } from "~/hooks/media-queries";

interface VideoSourcesProps {
  base: string;
  video: VideoId;
  /** A hero also has a narrow variant, and a large one in AV1 only. */
  withVariants: boolean;
  /** The player skips a source whose query does not match. */
  media?: string;
  /** Called when no file can be played. */
  onMissing: () => void;
}

/** The player takes the first source that it can play: the smaller file comes first. */
export function VideoSources({ base, video, withVariants, media, onMissing }: VideoSourcesProps) {
  const url = (variant: string) => videoUrl(base, video, variant);
  const and = (query: string) => (media ? `${media} and ${query}` : query);
  return (
    <>
      {withVariants && (
        <>
          <source media={and(NARROW_SCREEN)} src={url("576.av1.mp4")} type={AV1} />
          <source media={and(NARROW_SCREEN)} src={url("576.h264.mp4")} type="video/mp4" />
          <source media={and(LARGE_SCREEN)} src={url("1920.av1.mp4")} type={AV1_LARGE} />
        </>
      )}
      <source media={media} src={url("1280.av1.mp4")} type={AV1} />
      <source media={media} src={url("1280.h264.mp4")} type="video/mp4" onError={onMissing} />
    </>
  );
}

const AV1 = 'video/mp4; codecs="av01.0.05M.10"';
const AV1_LARGE = 'video/mp4; codecs="av01.0.08M.10"';
