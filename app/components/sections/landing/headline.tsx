import { useRef } from "react";
import type { LandingContent } from "~/content/types/pages/landing";
import { useHeadline } from "~/motion/use-landing";

/** Two lines in the largest type, uncovered one after the other while scrolling (specification §1). */
export function Headline({ main, second }: LandingContent["headline"]) {
  const block = useRef<HTMLHeadingElement>(null);
  useHeadline(block);
  return (
    <section className="headline theme-dark" id="content">
      <h2 ref={block}>
        <span data-line="">{main}</span>{" "}
        <span className="headline__second" data-line="">
          {second}
        </span>
      </h2>
    </section>
  );
}
