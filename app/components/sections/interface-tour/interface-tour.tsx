import { TourSection } from "~/components/sections/interface-tour/tour-section";
import type { Hotspot } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

interface InterfaceTourProps {
  sections: readonly ProductSection[];
  /** For each section, the hotspots of its details. */
  hotspots: readonly (readonly Hotspot[])[];
}

/** A product's sections. Each shows its interface in a viewer, which highlights the hotspot of the current detail. */
export function InterfaceTour({ sections, hotspots }: InterfaceTourProps) {
  return (
    <div className="interface-tour">
      {sections.map((section, index) => (
        <TourSection
          key={section.index}
          section={section}
          sections={sections}
          hotspots={hotspots[index] ?? []}
        />
      ))}
    </div>
  );
}
