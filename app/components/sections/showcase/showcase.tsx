import { type ReactNode, useRef } from "react";
import { Details, useHighlightedDetail } from "~/components/sections/showcase/details";
import { Video } from "~/components/ui/video";
import type { FeatureSection } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

type IndicatorStyle = "01" | "0.1";

interface ShowcaseSectionProps<Section extends FeatureSection> {
  /** The prefix of the sections' ids. */
  id: string;
  section: Section;
  sections: readonly Section[];
  indicator: IndicatorStyle;
  /** What stays beside the details. `highlighted` is the detail being read, from 1; 0 for none. */
  renderStage: (section: Section, highlighted: number) => ReactNode;
  /** A picture above a detail; `index` counts from 0. */
  renderDetailPicture?: (section: Section, index: number) => ReactNode;
}

type ShowcaseProps<Section extends FeatureSection> = Omit<ShowcaseSectionProps<Section>, "section">;

/** Numbered sections. On wide screens a sticky column stands beside the details, except in a grid. */
export function Showcase<Section extends FeatureSection>(props: ShowcaseProps<Section>) {
  return (
    <div className="showcase">
      {props.sections.map((section) => (
        <ShowcaseSection key={section.index} section={section} {...props} />
      ))}
    </div>
  );
}

function ShowcaseSection<Section extends FeatureSection>({
  id,
  section,
  sections,
  indicator,
  renderStage,
  renderDetailPicture,
}: ShowcaseSectionProps<Section>) {
  const list = useRef<HTMLDListElement>(null);
  const highlighted = useHighlightedDetail(list);
  const stage = renderStage(section, highlighted);
  const sectionId = `${id}-${section.index}`;
  const { title, description, video, videoLabel } = section;
  return (
    <section
      className="showcase__section"
      data-layout={section.layout}
      id={sectionId}
      aria-labelledby={`${sectionId}-title`}
    >
      <div className="showcase__column">
        <Indicators id={id} sections={sections} current={section.index} indicator={indicator} />
        <h2 id={`${sectionId}-title`}>{title}</h2>
        {video && <ViewToggle id={sectionId} title={title} />}
        {stage && (
          <div className="showcase__stage">
            {stage}
            {video && (
              <div className="showcase__video">
                <Video video={video} label={videoLabel} onRequest />
              </div>
            )}
          </div>
        )}
      </div>
      <div className="showcase__text">
        <p className="showcase__description">{description}</p>
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

interface IndicatorsProps {
  id: string;
  sections: readonly FeatureSection[];
  current: number;
  indicator: IndicatorStyle;
}

function Indicators({ id, sections, current, indicator }: IndicatorsProps) {
  return (
    <ol className="indicators" aria-label="Sections">
      {sections.map(({ index, title }) => {
        const label = indicator === "01" ? `0${index}` : `0.${index}`;
        const active = index === current;
        return (
          <li key={index}>
            <SiteLink
              to={`#${id}-${index}`}
              aria-label={`${label} ${title}`}
              aria-current={active ? "true" : undefined}
            >
              {active ? `[${label}]` : label}
            </SiteLink>
          </li>
        );
      })}
    </ol>
  );
}

/** Shows the video or the details. The styles follow the checked radio, without scripts too. */
function ViewToggle({ id, title }: { id: string; title: string }) {
  return (
    <fieldset className="view-toggle">
      <legend className="visually-hidden">{`${title}: show`}</legend>
      <label>
        <input type="radio" name={`${id}-view`} value="video" autoComplete="off" />
        VIDEO
      </label>
      <label>
        <input type="radio" name={`${id}-view`} value="details" defaultChecked autoComplete="off" />
        DETAILS
      </label>
    </fieldset>
  );
}
