import { useRef } from "react";
import { FilmControls } from "~/components/ui/film-controls";
import { FilmSources } from "~/components/ui/film-sources";
import { filmUrl, loopPosterSrcSet, useMediaBase } from "~/components/ui/media-url";
import { useCanAutoplay } from "~/components/ui/use-can-autoplay";
import { useFilm } from "~/components/ui/use-film";
import type { FilmId } from "~/content/types/media";
import {
  LARGE_SCREEN,
  MOTION_ALLOWED,
  NARROW_SCREEN,
  useHydrated,
  useMediaQuery,
  WIDE_SCREEN,
} from "~/hooks/use-media-query";

const LOOP_SIZES = "(min-width: 768px) 55vw, 100vw";

interface FilmProps {
  film: FilmId;
  /** What the film shows, also written under it; a film without a label is decoration. */
  label?: string;
  /** A hero has a mobile variant, a poster that loads first, and its buttons. */
  hero?: boolean;
  /** The first thing on its page: its poster loads at once, as a hero's does. */
  first?: boolean;
  /** Hidden until the visitor asks for it: then it plays in any case, without scripts by the player's own button. */
  onRequest?: boolean;
}

/** A looping film over its poster: attached near the viewport, or a native player where scripts are off. */
export function Film({ film, label, hero = false, first = hero, onRequest = false }: FilmProps) {
  const base = useMediaBase();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const { loaded, nearViewport, playing, muted, setVideo, togglePlaying, toggleMuted } = useFilm(frame);
  const canAutoplay = useCanAutoplay();
  const attached = nearViewport && (canAutoplay || (onRequest && hydrated));
  const wideScreen = useMediaQuery(WIDE_SCREEN, true);
  const largeScreen = useMediaQuery(LARGE_SCREEN);
  const width = hero && !wideScreen ? 576 : 1280;

  return (
    <div className="film" data-hero={hero || undefined} data-below-fold={first ? undefined : ""} ref={frame}>
      <picture>
        {hero && <source media={NARROW_SCREEN} srcSet={filmUrl(base, film, "576.avif")} />}
        {hero && <source media={LARGE_SCREEN} srcSet={filmUrl(base, film, "1920.avif")} />}
        <img
          className="film__poster"
          src={filmUrl(base, film, "1280.avif")}
          srcSet={hero ? undefined : loopPosterSrcSet(base, film)}
          sizes={hero ? undefined : LOOP_SIZES}
          width={1280}
          height={720}
          alt={label ?? ""}
          loading={first ? "eager" : "lazy"}
          fetchpriority={first ? "high" : undefined}
        />
      </picture>
      {label && (
        <p className="film__caption" aria-hidden="true">
          {label}
        </p>
      )}
      <noscript>
        <video
          className="film__video"
          data-shown
          controls
          muted
          loop
          playsInline
          // A hidden player that starts by itself would be fetched at once: on request it has a button.
          {...(onRequest
            ? { preload: "none", poster: filmUrl(base, film, "1280.avif") }
            : { autoPlay: true, loading: "lazy" })}
        >
          {hero && (
            <FilmSources
              base={base}
              film={film}
              width={576}
              media={`${MOTION_ALLOWED} and ${NARROW_SCREEN}`}
            />
          )}
          <FilmSources
            base={base}
            film={film}
            width={1280}
            withLarge={hero}
            media={onRequest ? undefined : MOTION_ALLOWED}
          />
        </video>
      </noscript>
      {attached && (
        // biome-ignore lint/a11y/useMediaCaption: the films are silent
        <video
          key={width}
          ref={setVideo}
          className="film__video"
          data-shown={loaded || undefined}
          loop
          playsInline
          controls={!canAutoplay}
          preload="auto"
          aria-hidden={label ? undefined : true}
          aria-label={label}
          tabIndex={canAutoplay ? -1 : undefined}
        >
          <FilmSources base={base} film={film} width={width} withLarge={hero && largeScreen} />
        </video>
      )}
      {attached && canAutoplay && (
        <FilmControls
          playing={playing}
          muted={muted}
          onTogglePlaying={togglePlaying}
          onToggleMuted={hero ? toggleMuted : undefined}
        />
      )}
    </div>
  );
}
