import { TourSection } from "~/components/sections/interface-tour/tour-section";
import type { Hotspot } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

interface InterfaceTourProps {
  sections: readonly ProductSection[];
  /** Where each section's interface shows its details. */
  hotspots: readonly (readonly Hotspot[])[];
}

/** A product's sections: each has its interface in a viewer, and the hotspot of the detail that is read is highlighted there. */
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
