import { useRef } from "react";
import { loopPosterSrcSet, useMediaBase, videoUrl } from "~/components/ui/media-url";
import { useCanAutoplay } from "~/components/ui/use-can-autoplay";
import { useVideo } from "~/components/ui/use-video";
import { VideoControls } from "~/components/ui/video-controls";
import { VideoSources } from "~/components/ui/video-sources";
import type { Sound, VideoId } from "~/content/types/media";
import { useHydrated } from "~/hooks/use-hydrated";
import { LARGE_SCREEN, MOTION_ALLOWED, NARROW_SCREEN } from "~/hooks/use-media-query";

const LOOP_SIZES = "(min-width: 768px) 55vw, 100vw";

interface VideoProps {
  video: VideoId;
  /** What the video shows, for assistive technology; a video without a label is decoration. */
  label?: string;
  /** Only a hero has a sound; it also has a mobile variant and a poster that loads first. */
  sound?: Sound;
  /** First on its page: the poster loads at once, as a hero's does. */
  first?: boolean;
  /** Hidden until requested; then it always plays, without scripts by the player's own button. */
  onRequest?: boolean;
}

/** A looping video over its poster, attached near the viewport; a native player without scripts. */
export function Video({ video, label, sound, first = Boolean(sound), onRequest = false }: VideoProps) {
  const hero = sound !== undefined;
  const base = useMediaBase();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const { nearViewport, setVideo } = useVideo(frame, sound);
  const canAutoplay = useCanAutoplay();
  // The first film is in the document: it starts before hydration, where the visitor allows it.
  const attached = hydrated ? (first || nearViewport) && (canAutoplay || onRequest) : first;
  const native = hydrated && !canAutoplay;
  const sources = (media?: string) => (
    <VideoSources base={base} video={video} withVariants={hero} media={media} />
  );

  return (
    <div className="video" data-hero={hero || undefined} data-below-fold={first ? undefined : ""} ref={frame}>
      <picture>
        {hero && <source media={NARROW_SCREEN} srcSet={videoUrl(base, video, "576.avif")} />}
        {hero && <source media={LARGE_SCREEN} srcSet={videoUrl(base, video, "1920.avif")} />}
        <img
          className="video__poster"
          src={videoUrl(base, video, "1280.avif")}
          srcSet={hero ? undefined : loopPosterSrcSet(base, video)}
          sizes={hero ? undefined : LOOP_SIZES}
          width={1280}
          height={720}
          alt={label ?? ""}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
        />
      </picture>
      <noscript>
        <video
          className="video__player"
          controls
          muted
          loop
          playsInline
          // Browsers fetch a hidden autoplay video at once, so a video on request gets a play button instead.
          {...(onRequest
            ? { preload: "none", poster: videoUrl(base, video, "1280.avif") }
            : { autoPlay: true, loading: "lazy" })}
        >
          {sources(onRequest ? undefined : MOTION_ALLOWED)}
        </video>
      </noscript>
      {attached && (
        <video
          ref={setVideo}
          className="video__player"
          // The script that starts it shows it.
          hidden={!hydrated}
          muted
          loop
          playsInline
          controls={native}
          preload={first ? "none" : "auto"}
          aria-hidden={label ? undefined : true}
          aria-label={label}
          tabIndex={native ? undefined : -1}
        >
          {sources()}
        </video>
      )}
      {attached && !native && <VideoControls withSound={hero} />}
    </div>
  );
}
