import type { ReactNode } from "react";
import { SectionHead } from "~/components/sections/section-head";
import { Video } from "~/components/ui/video";
import type { VideoId } from "~/content/types/media";

interface VideoPanelProps {
  id?: string;
  heading: string;
  lead?: string;
  video: VideoId;
  videoLabel: string;
  /** The light theme instead of the dark one. */
  light?: boolean;
  children?: ReactNode;
}

export function VideoPanel({ id, heading, lead, video, videoLabel, light, children }: VideoPanelProps) {
  return (
    <section className={`theme-${light ? "light" : "dark"} section video-panel`} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Video video={video} label={videoLabel} />
      {children}
    </section>
  );
}
