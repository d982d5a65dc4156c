import { useRef } from "react";
import { Workflow } from "~/components/sections/landing/workflow";
import { Showcase } from "~/components/sections/showcase/showcase";
import type { Arrangement } from "~/content/types/drawings";
import type { FeatureSection } from "~/content/types/sections";
import { usePassedItems } from "~/hooks/use-passed-items";

interface WorkbenchProps {
  sections: readonly FeatureSection[];
  /** The first is shown before the sections; each section has one more. */
  arrangements: readonly Arrangement[];
}

/**
 * A showcase with one drawing. With scripts the drawing stays in the window, and its steps move to the arrangement of the
 * current section. Without scripts, or under reduced motion, each section has its own still drawing.
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
