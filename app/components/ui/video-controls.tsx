import { Icon } from "~/components/ui/icon";

interface VideoControlsProps {
  playing: boolean;
  muted: boolean;
  onTogglePlaying: () => void;
  onToggleMuted?: () => void;
}

/** The video's buttons. Each name says what a press does. */
export function VideoControls({ playing, muted, onTogglePlaying, onToggleMuted }: VideoControlsProps) {
  return (
    <div className="video-controls">
      {onToggleMuted && (
        <button
          className="button button--round"
          type="button"
          aria-label={muted ? "Unmute" : "Mute"}
          onClick={onToggleMuted}
        >
          <Icon name={muted ? "volume-x" : "volume-2"} />
        </button>
      )}
      <button
        className="button button--round"
        type="button"
        aria-label={playing ? "Pause" : "Play"}
        onClick={onTogglePlaying}
      >
        <Icon name={playing ? "pause" : "play"} />
      </button>
    </div>
  );
}
