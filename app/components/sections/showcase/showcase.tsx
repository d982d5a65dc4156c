import { type ReactNode, useRef } from "react";
import { SectionVideo } from "~/components/sections/showcase/section-video";
import { ViewToggle } from "~/components/sections/showcase/view-toggle";
import type { FeatureSection } from "~/content/types/sections";
import { usePassedItems } from "~/hooks/use-passed-items";
import { SiteLink } from "~/navigation/site-link";

interface ShowcaseProps<Section extends FeatureSection> {
  /** The prefix of the sections' ids. */
  id: string;
  sections: readonly Section[];
  /** Before a section's number. */
  indicator: "0" | "0.";
  /** What stays beside the details. `highlighted` is the detail being read, from 1; 0 for none. */
  renderStage: (section: Section, highlighted: number) => ReactNode;
  /** A picture above a detail; `index` counts from 0. */
  renderDetailPicture?: (section: Section, index: number) => ReactNode;
}

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

function ShowcaseSection<Section extends FeatureSection>(
  props: ShowcaseProps<Section> & { section: Section },
) {
  const { section, renderStage, renderDetailPicture } = props;
  const list = useRef<HTMLDListElement>(null);
  const highlighted = usePassedItems(list, 0.6);
  const stage = renderStage(section, highlighted);
  const id = `${props.id}-${section.index}`;
  const { title, description, details, video } = section;
  return (
    <section
      className="showcase__section"
      data-layout={section.layout}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className="showcase__column">
        <Indicators {...props} current={section.index} />
        <h2 id={`${id}-title`}>{title}</h2>
        {video && <ViewToggle id={id} title={title} />}
        {stage && (
          <div className="showcase__stage">
            {stage}
            {video && <SectionVideo {...section} video={video} />}
          </div>
        )}
      </div>
      <div className="showcase__text">
        <p className="showcase__description lead">{description}</p>
        <dl className="showcase__details rules" ref={list}>
          {details.map(({ subtitle, content }, index) => (
            <div key={subtitle} data-highlighted={highlighted === index + 1 || undefined}>
              <dt className="display" id={`${id}-${index + 1}`}>
                {renderDetailPicture?.(section, index)}
                {subtitle}
              </dt>
              <dd>
                {/* Wide screens and print show it open, without a summary. */}
                <details>
                  <summary className="plus-sign" aria-labelledby={`${id}-${index + 1}`} />
                  <p>{content}</p>
                </details>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type IndicatorsProps = Pick<ShowcaseProps<FeatureSection>, "id" | "sections" | "indicator">;

/** The sections' numbers. Only the first section's are links. */
function Indicators({ id, sections, indicator, current }: IndicatorsProps & { current: number }) {
  const isFirst = current === sections[0]?.index;
  return (
    <ol className="indicators" aria-label="Sections" aria-hidden={!isFirst || undefined}>
      {sections.map(({ index, title }) => {
        const label = indicator + index;
        const active = index === current;
        const text = active ? `[${label}]` : label;
        return (
          <li key={index} data-current={active || undefined}>
            {isFirst ? (
              <SiteLink to={`#${id}-${index}`} aria-label={`${label} ${title}`}>
                {text}
              </SiteLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ol>
  );
}
