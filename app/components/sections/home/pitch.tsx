import { Thread } from "~/components/sections/thread";
import type { HomeContent } from "~/content/types/single-pages";

export function Pitch({ pitch }: { pitch: HomeContent["pitch"] }) {
  return (
    <section className="pitch theme-light section" id="content">
      <Thread segment="turn" />
      <div className="pitch__top beside">
        <h2>{pitch.heading}</h2>
        <div className="pitch__figures rules">
          {pitch.figures.map(({ figure, caption, source }) => (
            <div key={figure}>
              <p className="display">{figure}</p>
              <p>{caption}</p>
              <p>
                <small>{source}</small>
              </p>
            </div>
          ))}
        </div>
      </div>
      <p className="pitch__lead lead">{pitch.lead}</p>
    </section>
  );
}
