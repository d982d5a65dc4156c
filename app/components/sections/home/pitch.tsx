import { Thread } from "~/components/sections/thread";
import type { HomeContent } from "~/content/types/single-pages";

export function Pitch({ pitch }: { pitch: HomeContent["pitch"] }) {
  return (
    <section className="pitch theme-light section" id="content">
      <Thread segment="turn" />
      <div className="pitch__top beside">
        <h2>{pitch.heading}</h2>
        <dl className="pitch__figures">
          {pitch.figures.map(({ figure, caption, source }) => (
            <div key={figure}>
              <dt>
                {caption} <small>{source}</small>
              </dt>
              <dd className="display">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="pitch__lead">
        <p>{pitch.lead}</p>
      </div>
    </section>
  );
}
