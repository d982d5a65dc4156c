import type { ReactNode } from "react";
import { FeaturePanels } from "~/components/sections/showcase/feature-panels";
import { type IndicatorStyle, Indicators } from "~/components/sections/showcase/indicators";
import { VideoPoster } from "~/components/sections/showcase/video-poster";
import type { FeatureSection } from "~/content/types/sections";

interface ShowcaseProps {
  /** The prefix of the sections' ids: a page may have two showcases. */
  id: string;
  sections: readonly FeatureSection[];
  indicator: IndicatorStyle;
  /** Renders the drawing under a section's title and text, by the section's index. */
  renderDrawing?: (index: number) => ReactNode;
}

/** Sections with indicators; on wide screens the title column stays in view beside the details. */
export function Showcase({ id, sections, indicator, renderDrawing }: ShowcaseProps) {
  return (
    <div className="showcase">
      {sections.map((section) => {
        const sectionId = `${id}-${section.index}`;
        return (
          <section
            className="showcase__section"
            id={sectionId}
            key={section.index}
            aria-labelledby={`${sectionId}-title`}
          >
            <div className="showcase__head">
              <Indicators id={id} sections={sections} current={section.index} indicator={indicator} />
              <h2 id={`${sectionId}-title`}>{section.title}</h2>
              <p>{section.description}</p>
              {section.video && <VideoPoster video={section.video} radioId={`${sectionId}-video`} />}
              {renderDrawing?.(section.index)}
            </div>
            <FeaturePanels id={sectionId} section={section} />
          </section>
        );
      })}
    </div>
  );
}
