import { useRef } from "react";
import type { LandingContent } from "~/content/types/single-pages";
import { useMotion } from "~/motion/use-motion";

const loadHeadline = () => import("~/motion/headline").then(({ startHeadline }) => startHeadline);

export function Headline({ main, second }: LandingContent["headline"]) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMotion(heading, loadHeadline);
  return (
    <section className="headline theme-dark" id="content">
      <h2 ref={heading}>
        <span data-line="">{main}</span>{" "}
        <span className="headline__second" data-line="">
          {second}
        </span>
      </h2>
    </section>
  );
}
