import { useRef } from "react";
import { FilmControls } from "~/components/ui/film-controls";
import { FilmSources } from "~/components/ui/film-sources";
import { filmUrl, loopPosters, useMediaBase } from "~/components/ui/media-url";
import { useFilm } from "~/components/ui/use-film";
import type { FilmId } from "~/content/types/media";
import { useMediaQuery } from "~/hooks/use-media-query";
import { usePrefersReducedMotion } from "~/hooks/use-prefers-reduced-motion";

/** A loop stands beside its words, on a phone above or below them. */
const LOOP_SIZES = "(min-width: 768px) 55vw, 100vw";

export interface FilmProps {
  film: FilmId;
  /** What the film shows; without it the film is decoration. */
  label?: string;
  /** A hero has a mobile variant, a poster that loads first, and its buttons. */
  hero?: boolean;
  /** The first thing on its page: its poster loads at once, as a hero's does. */
  first?: boolean;
}

/** Below this width the mobile variant is played (specification §9). */
const WIDE = "(min-width: 1024px)";

/**
 * A muted, looping film over its poster. The film itself is attached only after hydration and only when it is near the
 * viewport, so that no page pays for it before it can be read; without scripts a native player takes its place.
 */
export function Film({ film, label, hero = false, first = hero }: FilmProps) {
  const base = useMediaBase();
  const frame = useRef<HTMLDivElement>(null);
  const { ready, near, playing, muted, setVideo, togglePlaying, toggleMuted } = useFilm(frame);
  const still = usePrefersReducedMotion();
  const wide = useMediaQuery(WIDE, true);
  const width = hero && !wide ? 576 : 1280;

  return (
    <div className="film" data-hero={hero || undefined} data-below-fold={first ? undefined : ""} ref={frame}>
      <picture>
        {hero && <source media="(max-width: 1023.98px)" srcSet={filmUrl(base, film, "576.avif")} />}
        <img
          className="film__poster"
          src={filmUrl(base, film, "1280.avif")}
          srcSet={hero ? undefined : loopPosters(base, film)}
          sizes={hero ? undefined : LOOP_SIZES}
          width={1280}
          height={720}
          alt={label ?? ""}
          loading={first ? "eager" : "lazy"}
          fetchpriority={first ? "high" : undefined}
        />
      </picture>
      <noscript>
        <video
          className="film__video"
          data-shown
          controls
          autoPlay
          muted
          loop
          playsInline
          {...{ loading: "lazy" }}
        >
          <FilmSources base={base} film={film} hero={hero} />
        </video>
      </noscript>
      {near && !still && (
        // biome-ignore lint/a11y/useMediaCaption: the films are silent
        <video
          key={width}
          ref={setVideo}
          className="film__video"
          data-shown={ready || undefined}
          loop
          playsInline
          preload="auto"
          aria-hidden={label ? undefined : true}
          aria-label={label}
          tabIndex={-1}
        >
          <source src={filmUrl(base, film, `${width}.av1.mp4`)} type='video/mp4; codecs="av01.0.05M.10"' />
          <source src={filmUrl(base, film, `${width}.h264.mp4`)} type="video/mp4" />
        </video>
      )}
      {near && !still && (
        <FilmControls
          playing={playing}
          muted={muted}
          onPlaying={togglePlaying}
          onMuted={hero ? toggleMuted : undefined}
        />
      )}
    </div>
  );
}
