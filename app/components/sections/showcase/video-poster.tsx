import { Icon } from "~/components/ui/icon";
import { filmUrl, loopPosterSrcSet, useMediaBase } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";

/** The poster of a section's film. It is a second label of the VIDEO radio, so that a click on it shows the film. */
export function VideoPoster({ film, radioId }: { film: FilmId; radioId: string }) {
  const base = useMediaBase();
  return (
    <label className="video-poster" htmlFor={radioId} data-below-fold="">
      <img
        src={filmUrl(base, film, "800.avif")}
        srcSet={loopPosterSrcSet(base, film)}
        sizes="(min-width: 1024px) 40vw, 100vw"
        width={1280}
        height={720}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="video-poster__bar">
        Play the film
        <span className="video-poster__play">
          <Icon name="play" />
        </span>
      </span>
    </label>
  );
}
