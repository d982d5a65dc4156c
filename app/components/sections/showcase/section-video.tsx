import { type SyntheticEvent, useRef, useState } from "react";
import { Video } from "~/components/ui/video";
import type { FeatureSection } from "~/content/types/sections";
import { useHydrated } from "~/hooks/use-hydrated";

type SectionVideoProps = Pick<FeatureSection, "videoLabel" | "cues"> &
  Required<Pick<FeatureSection, "video">>;

/** A section's video. Ticks on its timeline lead to the details that it shows. */
export function SectionVideo({ video, videoLabel, cues = [] }: SectionVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** The index of the cue being shown; -1 before the first. */
  const [current, setCurrent] = useState(-1);
  const hydrated = useHydrated();
  const followTime = ({ target }: SyntheticEvent) => {
    const { currentTime } = target as HTMLVideoElement;
    setCurrent(cues.findLastIndex(({ seconds }) => seconds <= currentTime));
  };
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
          {cues.map((cue, index) => (
            <li key={cue.title}>
              <button
                type="button"
                aria-current={index === current ? "true" : undefined}
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
