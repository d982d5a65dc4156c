import { type SyntheticEvent, useRef, useState } from "react";
import { Video } from "~/components/ui/video";
import type { FeatureSection } from "~/content/types/sections";
import { useHydrated } from "~/hooks/use-hydrated";

type SectionVideoProps = Pick<FeatureSection, "videoLabel" | "cues"> &
  Required<Pick<FeatureSection, "video">>;

/** A section's video. Ticks on its timeline lead to the details that it shows. */
export function SectionVideo({ video, videoLabel, cues = [] }: SectionVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [time, setTime] = useState(0);
  const hydrated = useHydrated();
  const current = cues.findLast(({ seconds }) => seconds <= time);
  const followTime = ({ target }: SyntheticEvent) => setTime((target as HTMLVideoElement).currentTime);
  const goTo = (seconds: number) => {
    const player = frame.current?.querySelector("video");
    // Stays at the moment: some last for a second only.
    player?.pause();
    if (player) player.currentTime = seconds;
  };
  return (
    <div className="showcase__video" ref={frame} onTimeUpdateCapture={followTime}>
      <Video video={video} label={videoLabel} onRequest />
      {hydrated && cues.length > 0 && (
        <ol className="video-ticks" aria-label="Timeline">
          {cues.map((cue) => (
            <li key={cue.title}>
              <button
                type="button"
                aria-current={cue === current ? "true" : undefined}
                onClick={() => goTo(cue.seconds)}
              >
                {cue.title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
