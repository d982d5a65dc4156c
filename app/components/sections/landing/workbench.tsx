import { useRef } from "react";
import { Workflow } from "~/components/sections/landing/workflow";
import { Showcase } from "~/components/sections/showcase/showcase";
import type { Arrangement } from "~/content/types/drawings";
import type { FeatureSection } from "~/content/types/sections";
import { usePrefersReducedMotion } from "~/hooks/use-media-query";
import { usePassedItems } from "~/hooks/use-passed-items";
import { useMotion } from "~/motion/use-motion";

const loadTitles = () => import("~/motion/titles").then(({ startTitles }) => startTitles);

/** A section's drawing is in view once the section's top is above this fraction of the window's height. */
const DRAWING_IN_VIEW = 0.25;

interface WorkbenchProps {
  sections: readonly FeatureSection[];
  /** The first is where the steps of the first section come from; each section has one more. */
  arrangements: readonly Arrangement[];
}

/** A showcase in which the steps of one workflow move from each section's arrangement to that of the next. */
export function Workbench({ sections, arrangements }: WorkbenchProps) {
  const workbench = useRef<HTMLDivElement>(null);
  useMotion(workbench, loadTitles);
  const passed = usePassedItems(workbench, { selector: ".showcase__section", line: DRAWING_IN_VIEW });
  const still = usePrefersReducedMotion();
  return (
    <div className="workbench" ref={workbench}>
      <Showcase
        id="feature"
        sections={sections}
        indicator="0.1"
        renderStage={({ index }, highlighted) => (
          <Workflow
            alt={arrangements[index]?.alt}
            arrangement={arrangements[still || index <= passed ? index : index - 1]}
            highlighted={highlighted}
          />
        )}
      />
    </div>
  );
}
