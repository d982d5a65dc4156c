import { type CSSProperties, type SyntheticEvent, useRef, useState } from "react";
import { useCanAutoplay } from "~/components/ui/use-video";
import { Video } from "~/components/ui/video";
import type { Cue, FeatureSection } from "~/content/types/sections";

type SectionVideoProps = Pick<FeatureSection, "title" | "details" | "videoLabel" | "cues"> &
  Required<Pick<FeatureSection, "video">>;

/** A section's video. On phones it shows one detail at a time, and ticks lead to the others. */
export function SectionVideo({ title, details, video, videoLabel, cues = [] }: SectionVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => cueAt(cues, 0));
  const current = useCanAutoplay() ? shown : undefined;
  const followTime = ({ target }: SyntheticEvent) =>
    setShown(cueAt(cues, (target as HTMLVideoElement).currentTime));
  const goTo = (seconds: number) => {
    const player = frame.current?.querySelector("video");
    // Stays at the moment: some last for a second only.
    player?.pause();
    if (player) player.currentTime = seconds;
  };
  return (
    <div
      className="showcase__video"
      ref={frame}
      // The policy forbids the attribute in a document; scripts may set properties.
      style={current && ({ "--camera": current.camera } as CSSProperties)}
      data-camera={current && ""}
      onTimeUpdateCapture={followTime}
    >
      <Video video={video} name={title} label={videoLabel} onRequest />
      {current && (
        <ol className="video-ticks" aria-label="Timeline">
          {cues.map((cue, index) => (
            <li key={cue.seconds}>
              <button
                type="button"
                aria-current={cue === current ? "true" : undefined}
                onClick={() => goTo(cue.seconds)}
              >
                {details[index]?.subtitle}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** A video ends, and begins again, with the last of its details. */
function cueAt(cues: readonly Cue[], time: number): Cue | undefined {
  const inOrder = [...cues].sort((one, other) => one.from - other.from);
  return inOrder.findLast(({ from }) => from <= time) ?? inOrder.at(-1);
}
