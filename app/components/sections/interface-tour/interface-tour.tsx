import { HotspotImage } from "~/components/sections/interface-tour/hotspot-image";
import { InterfaceStage } from "~/components/sections/interface-tour/interface-stage";
import { Showcase } from "~/components/sections/showcase/showcase";
import type { Hotspot } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

interface InterfaceTourProps {
  sections: readonly ProductSection[];
  /** For each section, the hotspots of its details. */
  hotspots: readonly (readonly Hotspot[])[];
}

/** A product's sections. Each shows its interface, on which the hotspot of the detail being read is highlighted. */
export function InterfaceTour({ sections, hotspots }: InterfaceTourProps) {
  const hotspotsOf = ({ index }: ProductSection) => hotspots[index - 1] ?? [];
  return (
    <Showcase
      id="section"
      sections={sections}
      indicator="01"
      renderStage={(section, highlighted) => (
        <InterfaceStage section={section} hotspots={hotspotsOf(section)} highlighted={highlighted} />
      )}
      renderDetailPicture={(section, index) => (
        <HotspotImage video={section.video} hotspot={hotspotsOf(section)[index]} />
      )}
    />
  );
}
