import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import { Video } from "~/components/ui/video";
import type { DemoContent } from "~/content/types/single-pages";

/** A window with the external player, or with the site's own video. */
export function DemoPlayer({ content, videoUrl }: { content: DemoContent; videoUrl?: string }) {
  return (
    <div className="demo-player">
      <div className="demo-player__bar row">
        <span className="demo-player__logo">{content.logo}</span>
        <ul>
          {content.nav.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="demo-player__screen">
        {videoUrl ? (
          <ExternalPlayer content={content} url={videoUrl} />
        ) : (
          <Video video={content.video} name={content.playerTitle} label={content.videoLabel} first />
        )}
      </div>
      {videoUrl && (
        // Always shown: a script cannot tell a player from an error page in the frame.
        <a className="arrow-link" href={videoUrl} target="_blank" rel="noopener">
          {content.open}
          <Icon name="arrow-up-right" />
        </a>
      )}
    </div>
  );
}

/** A poster that is one link; a click replaces the poster with the player. */
function ExternalPlayer({ content, url }: { content: DemoContent; url: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        title={content.playerTitle}
        src={url}
        allow="autoplay; fullscreen; picture-in-picture"
        ref={takeFocus}
      />
    );
  }
  return (
    <>
      <Picture image={content.poster} alt={content.posterAlt} sizes="(width >= 90em) 80rem, 100vw" first />
      {/* Without scripts the link opens the player's page. */}
      <a
        className="demo-player__play"
        href={url}
        onClick={(event) => {
          event.preventDefault();
          setPlaying(true);
        }}
      >
        <span className="button">
          <Icon name="play" />
          {content.play}
        </span>
      </a>
    </>
  );
}

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();
