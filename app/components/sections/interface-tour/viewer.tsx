import type { ChangeEvent, CSSProperties } from "react";
import { HotspotOverlay } from "~/components/sections/interface-tour/hotspot-overlay";
import { ViewToggle } from "~/components/sections/showcase/view-toggle";
import { interfaceSrcSet, useMediaBase, videoUrl } from "~/components/ui/media-url";
import { Video } from "~/components/ui/video";
import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

/** Twice the rendered width: the camera zooms in that far. */
const SIZES = "(min-width: 1024px) 125vw, 200vw";

interface ViewerProps {
  id: string;
  section: ProductSection;
  hotspots: readonly Hotspot[];
  /** The detail whose hotspot the camera shows, from 1; 0 for the whole interface. */
  highlighted: number;
}

/** A section's interface, or its video. */
export function Viewer({ id, section: { title, video, videoLabel }, hotspots, highlighted }: ViewerProps) {
  const hotspot = hotspots[highlighted - 1];
  const base = useMediaBase();
  return (
    <div className="interface-tour__viewer">
      <div className="interface-tour__frame theme-dark">
        <ViewToggle id={id} title={title} onChange={goToStart} />
        <div className="interface-tour__screen" data-below-fold="">
          <div
            className="interface-tour__camera"
            data-near={hotspot ? "" : undefined}
            style={hotspot && cameraAt(hotspot)}
          >
            <img
              src={videoUrl(base, video, "1280.avif")}
              srcSet={interfaceSrcSet(base, video)}
              sizes={SIZES}
              width={INTERFACE_WIDTH}
              height={INTERFACE_HEIGHT}
              alt={videoLabel}
              loading="lazy"
              decoding="async"
            />
            <HotspotOverlay hotspots={hotspots} highlighted={highlighted} />
          </div>
        </div>
        <div className="interface-tour__video">
          <Video video={video} label={videoLabel} onRequest />
        </div>
      </div>
    </div>
  );
}

/** The hotspot as fractions of the interface; the style sheet moves the camera by them. */
function cameraAt([x, y, width, height]: Hotspot): CSSProperties {
  return {
    "--left": x / INTERFACE_WIDTH,
    "--top": y / INTERFACE_HEIGHT,
    "--width": width / INTERFACE_WIDTH,
    "--height": height / INTERFACE_HEIGHT,
  } as CSSProperties;
}

/** The video is shorter than the details: a visitor in the middle of them would lose it above the window. */
function goToStart({ currentTarget }: ChangeEvent<HTMLElement>): void {
  const section = currentTarget.closest("section");
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
}
