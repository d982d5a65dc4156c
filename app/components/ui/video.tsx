import { Icon } from "~/components/ui/icon";
import { loopPosterSrcSet, useMediaBase, videoUrl } from "~/components/ui/media-url";
import { useCanAutoplay, useVideo } from "~/components/ui/use-video";
import { VideoSources } from "~/components/ui/video-sources";
import type { Sound, VideoId } from "~/content/types/media";
import { LARGE_SCREEN, MOTION_ALLOWED, NARROW_SCREEN } from "~/hooks/media-queries";
import { useHydrated } from "~/hooks/use-hydrated";

interface VideoProps {
  video: VideoId;
  /** Names the buttons' group. */
  name: string;
  /** The alternative of the poster, which describes the video too; without a label both are decoration. */
  label?: string;
  /** Only a hero has a sound; it also has a mobile variant and a poster that loads first. */
  sound?: Sound;
  /** The poster loads at once. */
  first?: boolean;
  /** Hidden until requested, then always plays; without scripts by the player's button. */
  onRequest?: boolean;
}

/** A looping video over its poster, attached near the viewport; a native player without scripts. */
export function Video({ video, name, label, sound, first = Boolean(sound), onRequest = false }: VideoProps) {
  const hero = sound !== undefined;
  const base = useMediaBase();
  const hydrated = useHydrated();
  const canAutoplay = useCanAutoplay();
  const player = useVideo(sound);
  const isAttached = player.isNear && (canAutoplay || onRequest);
  const isLoading = !hydrated || (canAutoplay && !player.isShown);
  const sources = (media?: string) => (
    <VideoSources base={base} video={video} withVariants={hero} media={media} onMissing={player.show} />
  );

  return (
    <div
      className="video"
      data-hero={hero || undefined}
      data-shown={isLoading ? undefined : ""}
      ref={player.frame}
    >
      <div className="video__frame">
        <picture>
          {hero && <source media={NARROW_SCREEN} srcSet={videoUrl(base, video, "576.avif")} />}
          {hero && <source media={LARGE_SCREEN} srcSet={videoUrl(base, video, "1920.avif")} />}
          <img
            className="video__poster"
            src={videoUrl(base, video, "1280.avif")}
            srcSet={hero ? undefined : loopPosterSrcSet(base, video)}
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
            // Browsers fetch a hidden autoplay video at once: a video on request gets a play button.
            {...(onRequest
              ? { preload: "none", poster: videoUrl(base, video, "1280.avif") }
              : { autoPlay: true, loading: "lazy" })}
          >
            {sources(onRequest ? undefined : MOTION_ALLOWED)}
          </video>
        </noscript>
        {isAttached && (
          <video
            ref={player.setVideo}
            {...player.events}
            className="video__player"
            muted
            loop
            playsInline
            controls={!canAutoplay}
            aria-hidden={canAutoplay || undefined}
            aria-label={name}
            tabIndex={canAutoplay ? -1 : undefined}
          >
            {sources()}
          </video>
        )}
      </div>
      {isAttached && canAutoplay && player.isShown && (
        <fieldset className="video-controls" aria-label={name}>
          {hero ? (
            <Button
              onClick={player.toggleMuted}
              {...(player.isMuted
                ? { icon: "volume-x", name: "Unmute" }
                : { icon: "volume-2", name: "Mute" })}
            />
          ) : (
            <Button onClick={player.fillScreen} icon="maximize" name="Full screen" />
          )}
          <Button
            onClick={player.togglePaused}
            {...(player.isPaused ? { icon: "play", name: "Play" } : { icon: "pause", name: "Pause" })}
          />
        </fieldset>
      )}
    </div>
  );
}

function Button({ icon, name, onClick }: { icon: string; name: string; onClick: () => void }) {
  return (
    <button className="button button--round" type="button" onClick={onClick} aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}
