import type { CSSProperties } from "react";
import { HotspotOverlay } from "~/components/sections/interface-tour/hotspot-overlay";
import { interfaceSrcSet, useMediaBase, videoUrl } from "~/components/ui/media-url";
import { type Hotspot, INTERFACE_HEIGHT, INTERFACE_WIDTH } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

/** Twice the rendered width: the camera zooms in that far. */
const SIZES = "(width >= 64em) 90vw, 200vw";

interface InterfaceStageProps {
  section: ProductSection;
  hotspots: readonly Hotspot[];
  /** The detail whose hotspot the camera shows, from 1; 0 for the whole interface. */
  highlighted: number;
}

/** A section's interface under a camera. */
export function InterfaceStage({ section, hotspots, highlighted }: InterfaceStageProps) {
  const { video, videoLabel } = section;
  const hotspot = hotspots[highlighted - 1];
  const base = useMediaBase();
  return (
    <div className="interface-stage">
      <div
        className="interface-stage__camera"
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
  );
}

/** The hotspot as fractions of the interface; the style sheet moves the camera by them. */
function cameraAt({ box: [x = 0, y = 0, width = 0, height = 0] }: Hotspot): CSSProperties {
  return {
    "--left": x / INTERFACE_WIDTH,
    "--top": y / INTERFACE_HEIGHT,
    "--width": width / INTERFACE_WIDTH,
    "--height": height / INTERFACE_HEIGHT,
  } as CSSProperties;
}
