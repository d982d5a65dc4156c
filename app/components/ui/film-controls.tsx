import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";

interface FilmControlsProps {
  playing: boolean;
  muted: boolean;
  onPlaying: () => void;
  /** Only the hero offers sound (specification §2). */
  onMuted?: () => void;
}

/** The film's buttons; their names say what a press does. */
export function FilmControls({ playing, muted, onPlaying, onMuted }: FilmControlsProps) {
  return (
    <div className="film-controls">
      {onMuted && (
        <Button type="button" look="round" aria-label={muted ? "Unmute" : "Mute"} onClick={onMuted}>
          <Icon name={muted ? "volume-x" : "volume-2"} />
        </Button>
      )}
      <Button type="button" look="round" aria-label={playing ? "Pause" : "Play"} onClick={onPlaying}>
        <Icon name={playing ? "pause" : "play"} />
      </Button>
    </div>
  );
}
