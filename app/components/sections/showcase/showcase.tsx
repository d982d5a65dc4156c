import { FeaturePanels } from "~/components/sections/showcase/feature-panels";
import { VideoPoster } from "~/components/sections/showcase/video-poster";
import type { FeatureSection } from "~/content/types/feature-section";

interface ShowcaseProps {
  /** Makes ids unique where a page has two. */
  id: string;
  sections: readonly FeatureSection[];
  /** How the indicators are written: "01" on product pages, "0.1" in the landing's showcase (specification §2). */
  indicator: "01" | "0.1";
}

const labelOf = (indicator: ShowcaseProps["indicator"], index: number) =>
  indicator === "01" ? `0${index}` : `0.${index}`;

/**
 * Four sections with indicators. Wide screens: a title column that stays beside the scrolling details; narrow ones:
 * stacked (specification §2, "Product pages").
 */
export function Showcase({ id, sections, indicator }: ShowcaseProps) {
  return (
    <div className="showcase">
      {sections.map((section) => {
        const anchor = `${id}-${section.index}`;
        return (
          <section
            className="showcase__section"
            id={anchor}
            key={section.index}
            aria-labelledby={`${anchor}-title`}
          >
            <div className="showcase__head">
              <Indicators id={id} sections={sections} current={section.index} indicator={indicator} />
              <h2 id={`${anchor}-title`}>{section.title}</h2>
              <p>{section.description}</p>
              {section.video && <VideoPoster film={section.video} radio={`${anchor}-video`} />}
            </div>
            <FeaturePanels id={anchor} section={section} />
          </section>
        );
      })}
    </div>
  );
}

interface IndicatorsProps extends ShowcaseProps {
  current: number;
}

function Indicators({ id, sections, current, indicator }: IndicatorsProps) {
  return (
    <ol className="indicators" aria-label="Sections">
      {sections.map(({ index, title }) => {
        const label = labelOf(indicator, index);
        const active = index === current;
        return (
          <li key={index}>
            <a
              href={`#${id}-${index}`}
              aria-label={`${label} ${title}`}
              aria-current={active ? "true" : undefined}
            >
              {active ? `[${label}]` : label}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
