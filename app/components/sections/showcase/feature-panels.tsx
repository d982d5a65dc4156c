import { ViewToggle } from "~/components/sections/showcase/view-toggle";
import { Video } from "~/components/ui/video";
import type { FeatureSection } from "~/content/types/sections";

/** A section's VIDEO and DETAILS panels. */
export function FeaturePanels({ id, section }: { id: string; section: FeatureSection }) {
  const { title, details, video, videoLabel } = section;
  return (
    <div className="feature-panels">
      {video && <ViewToggle id={id} title={title} />}
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
          <Video video={video} label={videoLabel} onRequest />
        </div>
      )}
    </div>
  );
}
