import { Showcase } from "~/components/sections/showcase/showcase";
import { stillUrl, useMediaBase } from "~/components/ui/media-url";
import type { ProductSection } from "~/content/types/sections";

/** A product's sections, with a still of each detail: beside the details or, without scripts, below each. */
export function InterfaceTour({ sections }: { sections: readonly ProductSection[] }) {
  return (
    <Showcase
      id="section"
      sections={sections}
      indicator="01"
      renderStage={(section, highlighted) => (
        <div className="interface-stage">
          {section.details.map(({ subtitle }, index) => (
            <Still
              key={subtitle}
              section={section}
              number={index + 1}
              alt={subtitle}
              shown={index + 1 === Math.max(1, highlighted)}
            />
          ))}
        </div>
      )}
      renderDetailPicture={(section, index) => (
        <noscript>
          <Still section={section} number={index + 1} alt="" shown />
        </noscript>
      )}
    />
  );
}

interface StillProps {
  section: ProductSection;
  /** Of the detail, from 1. */
  number: number;
  alt: string;
  shown: boolean;
}

function Still({ section: { video }, number, alt, shown }: StillProps) {
  const base = useMediaBase();
  const url = (width: number) => stillUrl(base, video, number, width);
  return (
    <img
      className="still"
      data-shown={shown ? "" : undefined}
      src={url(1280)}
      srcSet={`${url(800)} 800w, ${url(1280)} 1280w`}
      sizes="(width >= 64em) 45vw, 100vw"
      width={1280}
      height={720}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
