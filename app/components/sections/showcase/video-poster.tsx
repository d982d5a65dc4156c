import { Icon } from "~/components/ui/icon";
import { filmUrl, loopPosters, useMediaBase } from "~/components/ui/media-url";
import type { FilmId } from "~/content/types/media";

/**
 * A still of a section's film beside its words. It is one more label of the VIDEO radio: a click on it shows the film,
 * and it says nothing by itself, so that the radio keeps its name.
 */
export function VideoPoster({ film, radio }: { film: FilmId; radio: string }) {
  const base = useMediaBase();
  return (
    <label className="video-poster" htmlFor={radio} data-below-fold="">
      <img
        src={filmUrl(base, film, "800.avif")}
        srcSet={loopPosters(base, film)}
        sizes="(min-width: 1024px) 40vw, 100vw"
        width={1280}
        height={720}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="video-poster__play">
        <Icon name="play" />
      </span>
    </label>
  );
}
