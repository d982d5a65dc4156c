import { type ReactNode, useRef } from "react";
import { Details } from "~/components/sections/showcase/details";
import { type IndicatorStyle, Indicators } from "~/components/sections/showcase/indicators";
import { useHighlightedDetail } from "~/components/sections/showcase/use-highlighted-detail";
import { ViewToggle } from "~/components/sections/showcase/view-toggle";
import { Video } from "~/components/ui/video";
import type { FeatureSection } from "~/content/types/sections";

export interface ShowcaseSectionProps<Section extends FeatureSection> {
  /** The prefix of the sections' ids. */
  id: string;
  section: Section;
  sections: readonly Section[];
  indicator: IndicatorStyle;
  /** Renders the drawing that stays beside the details. `highlighted` is the detail being read, from 1; 0 for none. */
  renderStage: (section: Section, highlighted: number) => ReactNode;
  /** Renders a picture under the text of a detail, whose index counts from 0. */
  renderDetailPicture?: (section: Section, index: number) => ReactNode;
}

export function ShowcaseSection<Section extends FeatureSection>({
  id,
  section,
  sections,
  indicator,
  renderStage,
  renderDetailPicture,
}: ShowcaseSectionProps<Section>) {
  const list = useRef<HTMLDListElement>(null);
  const highlighted = useHighlightedDetail(list);
  const sectionId = `${id}-${section.index}`;
  const { title, description, video, videoLabel } = section;
  return (
    <section className="showcase__section" id={sectionId} aria-labelledby={`${sectionId}-title`}>
      <div className="showcase__column">
        <Indicators id={id} sections={sections} current={section.index} indicator={indicator} />
        <h2 id={`${sectionId}-title`}>{title}</h2>
        {video && <ViewToggle id={sectionId} title={title} />}
        <div className="showcase__stage sticky">{renderStage(section, highlighted)}</div>
      </div>
      <div className="showcase__text">
        <p className="showcase__description">{description}</p>
        {video && (
          <div className="showcase__video">
            <Video video={video} label={videoLabel} onRequest />
          </div>
        )}
        <Details
          list={list}
          id={sectionId}
          details={section.details}
          highlighted={highlighted}
          renderPicture={(index) => renderDetailPicture?.(section, index)}
        />
      </div>
    </section>
  );
}
