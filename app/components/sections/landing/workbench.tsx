import { useRef } from "react";
import { Workflow } from "~/components/sections/landing/workflow";
import { Showcase } from "~/components/sections/showcase/showcase";
import type { Arrangement } from "~/content/types/drawings";
import type { FeatureSection } from "~/content/types/sections";
import { usePassedItems } from "~/hooks/use-passed-items";

interface WorkbenchProps {
  sections: readonly FeatureSection[];
  /** One for before the sections, and one for each of them. */
  arrangements: readonly Arrangement[];
}

/**
 * The showcase with one drawing that changes with its sections. With scripts it stays in the window, and its steps travel to
 * what the section that is read tells; without, and under reduced motion, each section has its own, still.
 */
export function Workbench({ sections, arrangements }: WorkbenchProps) {
  const workbench = useRef<HTMLDivElement>(null);
  const current = usePassedItems(workbench, { selector: ".showcase__section" });
  const draw = (index: number, decorative?: boolean) => {
    const arrangement = arrangements[index];
    return arrangement && <Workflow arrangement={arrangement} decorative={decorative} />;
  };
  return (
    <div className="workbench" ref={workbench}>
      <div className="workbench__drawing">{draw(current, true)}</div>
      <Showcase id="feature" sections={sections} indicator="0.1" renderDrawing={draw} />
    </div>
  );
}
