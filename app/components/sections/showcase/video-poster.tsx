import { Icon } from "~/components/ui/icon";
import { loopPosterSrcSet, useMediaBase, videoUrl } from "~/components/ui/media-url";
import type { VideoId } from "~/content/types/media";
import { useLabels } from "~/hooks/route-data";

/** The poster of a section's video. It is a second label of the VIDEO radio, so that a click on it shows the video. */
export function VideoPoster({ video, radioId }: { video: VideoId; radioId: string }) {
  const base = useMediaBase();
  const { playFilm } = useLabels();
  return (
    <label className="video-poster" htmlFor={radioId} data-below-fold="">
      <img
        src={videoUrl(base, video, "800.avif")}
        srcSet={loopPosterSrcSet(base, video)}
        sizes="(min-width: 1024px) 40vw, 100vw"
        width={1280}
        height={720}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="video-poster__bar">
        {playFilm}
        <span className="video-poster__play">
          <Icon name="play" />
        </span>
      </span>
    </label>
  );
}
