import { TourSection } from "~/components/sections/interface-tour/tour-section";
import type { ProductSection } from "~/content/types/feature-section";
import type { Spot } from "~/content/types/spot";

interface InterfaceTourProps {
  sections: readonly ProductSection[];
  /** Where each section's interface shows its details. */
  spots: readonly (readonly Spot[])[];
}

/** A product's sections: each has its interface in a viewer, and the spot of the detail that is read is lit there. */
export function InterfaceTour({ sections, spots }: InterfaceTourProps) {
  return (
    <div className="interface-tour">
      {sections.map((section, index) => (
        <TourSection key={section.index} section={section} sections={sections} spots={spots[index] ?? []} />
      ))}
    </div>
  );
}
