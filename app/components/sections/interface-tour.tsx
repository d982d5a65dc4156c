import { Showcase } from "~/components/sections/showcase/showcase";
import { Still } from "~/components/ui/still";
import type { ProductSection } from "~/content/types/sections";

const SIZES = "(width >= 48em) 50vw, 100vw";

/** A product's sections, with a still of each detail in the stage or above the detail. */
export function InterfaceTour({ sections }: { sections: readonly ProductSection[] }) {
  return (
    <Showcase
      id="section"
      sections={sections}
      indicator="0"
      renderStage={({ video, details }, highlighted) => (
        <div className="interface-stage">
          {details.map(({ subtitle }, index) => (
            <Still
              key={subtitle}
              video={video}
              detail={index + 1}
              alt={subtitle}
              sizes={SIZES}
              hidden={index + 1 !== Math.max(1, highlighted)}
            />
          ))}
        </div>
      )}
      renderDetailPicture={({ video }, index) => (
        <Still video={video} detail={index + 1} alt="" sizes={SIZES} />
      )}
    />
  );
}
