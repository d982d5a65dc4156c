import type { LandingContent } from "~/content/types/single-pages";

export function Headline({ main, second }: LandingContent["headline"]) {
  return (
    <section className="headline theme-dark" id="content">
      <h2>
        <span>{main}</span> <span className="headline__second">{second}</span>
      </h2>
    </section>
  );
}
