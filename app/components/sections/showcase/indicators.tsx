import type { FeatureSection } from "~/content/types/sections";

/** How indicators are written: "01" on product pages, "0.1" in the landing's showcase. */
export type IndicatorStyle = "01" | "0.1";

interface IndicatorsProps {
  id: string;
  sections: readonly FeatureSection[];
  current: number;
  indicator: IndicatorStyle;
}

export function Indicators({ id, sections, current, indicator }: IndicatorsProps) {
  return (
    <ol className="indicators" aria-label="Sections">
      {sections.map(({ index, title }) => {
        const label = indicator === "01" ? `0${index}` : `0.${index}`;
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
