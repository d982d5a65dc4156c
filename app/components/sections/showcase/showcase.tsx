import { ShowcaseSection, type ShowcaseSectionProps } from "~/components/sections/showcase/showcase-section";
import type { FeatureSection } from "~/content/types/sections";

type ShowcaseProps<Section extends FeatureSection> = Omit<ShowcaseSectionProps<Section>, "section">;

/** Numbered sections, each with a column that stays in view beside its details. */
export function Showcase<Section extends FeatureSection>(props: ShowcaseProps<Section>) {
  return (
    <div className="showcase">
      {props.sections.map((section) => (
        <ShowcaseSection key={section.index} section={section} {...props} />
      ))}
    </div>
  );
}
