import { TheatreSection } from "~/components/sections/theatre/theatre-section";
import type { ProductSection } from "~/content/types/feature-section";
import type { Spot } from "~/content/types/spot";

interface TheatreProps {
  sections: readonly ProductSection[];
  /** Where each section's interface shows its details. */
  spots: readonly (readonly Spot[])[];
}

/** A product's sections: each has its interface on a stage, and the spot of the detail that is read is lit on it. */
export function Theatre({ sections, spots }: TheatreProps) {
  return (
    <div className="theatre">
      {sections.map((section, index) => (
        <TheatreSection
          key={section.index}
          section={section}
          sections={sections}
          spots={spots[index] ?? []}
        />
      ))}
    </div>
  );
}
