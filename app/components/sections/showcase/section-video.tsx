import { type SyntheticEvent, useRef, useState } from "react";
import { Video } from "~/components/ui/video";
import type { FeatureSection } from "~/content/types/sections";
import { useHydrated } from "~/hooks/use-hydrated";

type SectionVideoProps = Required<Pick<FeatureSection, "video">> &
  Pick<FeatureSection, "videoLabel" | "details">;

/** A section's video. Each detail that it shows has a tick on its timeline, which leads to its moment. */
export function SectionVideo({ video, videoLabel, details }: SectionVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [time, setTime] = useState(0);
  const hydrated = useHydrated();
  const ticks = details
    .flatMap(({ subtitle, cue }) => (cue === undefined ? [] : { subtitle, cue }))
    .sort((one, other) => one.cue - other.cue);
  const current = ticks.findLast(({ cue }) => cue <= time);
  const followTime = ({ target }: SyntheticEvent) => setTime((target as HTMLVideoElement).currentTime);
  const goTo = (cue: number) => {
    const player = frame.current?.querySelector("video");
    if (!player) return;
    // The moment stays until the visitor has seen it.
    player.pause();
    player.currentTime = cue;
  };
  return (
    <div className="showcase__video" ref={frame} onTimeUpdateCapture={followTime}>
      <Video video={video} label={videoLabel} onRequest />
      {hydrated && ticks.length > 0 && (
        <ol className="video-ticks" aria-label="Timeline">
          {ticks.map((tick) => (
            <li key={tick.subtitle}>
              <button
                type="button"
                aria-current={tick === current ? "true" : undefined}
                onClick={() => goTo(tick.cue)}
              >
                {tick.subtitle}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
