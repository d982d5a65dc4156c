import { Film } from "~/components/ui/film";
import type { FeatureSection } from "~/content/types/feature-section";

/** A section's VIDEO and DETAILS panels. The style sheet shows the panel of the checked radio, so no script is needed. */
export function FeaturePanels({ id, section }: { id: string; section: FeatureSection }) {
  const { title, details, video, videoLabel } = section;
  return (
    <div className="feature-panels">
      {video && (
        <fieldset className="feature-panels__toggle">
          <legend className="visually-hidden">{`${title}: show`}</legend>
          <label>
            <input id={`${id}-video`} type="radio" name={`${id}-view`} value="video" autoComplete="off" />
            VIDEO
          </label>
          <label>
            <input type="radio" name={`${id}-view`} value="details" defaultChecked autoComplete="off" />
            DETAILS
          </label>
        </fieldset>
      )}
      <dl className="feature-panels__details swipe-row">
        {details.map(({ subtitle, content }) => (
          <div key={subtitle}>
            <dt>{subtitle}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {video && (
        <div className="feature-panels__video">
          <Film film={video} label={videoLabel} asked />
        </div>
      )}
    </div>
  );
}
