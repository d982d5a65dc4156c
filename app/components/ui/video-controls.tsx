import { Icon } from "~/components/ui/icon";

/**
 * The video's buttons, obeyed by render/film-script.server.ts. Each name says what a press does: by the attributes of the
 * video's frame the style sheet shows one of two.
 */
export function VideoControls({ withSound }: { withSound: boolean }) {
  return (
    <div className="video-controls">
      {withSound && (
        <button className="button button--round" type="button" data-film-button="sound">
          <Face when="muted" icon="volume-x" name="Unmute" />
          <Face when="audible" icon="volume-2" name="Mute" />
        </button>
      )}
      <button className="button button--round" type="button" data-film-button="motion">
        <Face when="playing" icon="pause" name="Pause" />
        <Face when="paused" icon="play" name="Play" />
      </button>
    </div>
  );
}

function Face({ when, icon, name }: { when: string; icon: string; name: string }) {
  return (
    <span data-when={when}>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
