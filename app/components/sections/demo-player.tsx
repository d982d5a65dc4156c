import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import { ContactLink } from "~/contact-modal/contact-link";
import type { DemoContent } from "~/content/types/pages/demo";

/** A window with a poster; a click replaces the poster with the external player. */
export function DemoPlayer({ content, videoUrl }: { content: DemoContent; videoUrl?: string }) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className="demo-player">
      <div className="demo-player__bar">
        <span className="demo-player__logo">{content.logo}</span>
        <ul>
          {content.nav.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="demo-player__screen">
        {playing && videoUrl ? (
          <iframe
            title={content.playerTitle}
            src={videoUrl}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <Picture
            image={content.poster}
            alt={content.posterAlt}
            sizes="(min-width: 1440px) 80rem, 100vw"
            first
          />
        )}
        {!playing && videoUrl && (
          // Without scripts the link opens the player as a page of its own.
          <a
            className="button demo-player__play"
            href={videoUrl}
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            <Icon name="play" />
            {content.play}
          </a>
        )}
      </div>
      {!videoUrl && (
        <div className="demo-player__unavailable">
          <p>{content.unavailable}</p>
          <ContactLink className="button" tab="call">
            Schedule a call now
          </ContactLink>
        </div>
      )}
    </div>
  );
}
