import { Fragment, type ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { Video } from "~/components/ui/video";
import type { Sound, VideoId } from "~/content/types/media";
import type { PageHead } from "~/content/types/page";
import { useRootData } from "~/hooks/route-data";
import { ContactLink } from "~/navigation/contact-link";
import { SiteLink } from "~/navigation/site-link";

interface HeroProps {
  head: PageHead;
  video: VideoId;
  sound: Sound;
  /** Its name is the heading. */
  product?: string;
  /** An element: pages without breadcrumbs do not load their code. */
  breadcrumbs?: ReactNode;
  children?: ReactNode;
}

/** Moving four corners over the video is cheap; clipping the video would repaint it on every frame. */
const CORNERS = ["top left", "top right", "bottom left", "bottom right"];

export function Hero({ head, video, sound, product, breadcrumbs, children }: HeroProps) {
  const labels = useRootData()?.labels;
  return (
    <section className="hero theme-dark">
      <div className="hero__text stack">
        {breadcrumbs}
        <h1
          className={head.headingHidden ? "visually-hidden" : undefined}
          translate={product ? "no" : undefined}
        >
          {head.heading}
        </h1>
        {head.tagline && (
          <p className="hero__tagline display">
            {head.tagline.match(/[^.]+\.?/g)?.map((sentence) => (
              <Fragment key={sentence}>
                <span>{sentence.trim()}</span>{" "}
              </Fragment>
            ))}
          </p>
        )}
        <p className={head.headingHidden ? "lead display" : "lead"}>{head.lead}</p>
        <div className="hero__actions row">
          {head.action && (
            <ContactLink className="button" tab="call">
              {head.action}
            </ContactLink>
          )}
          <SiteLink className="hero__explore quiet-link row" to="#content">
            {labels?.explore}
            <Icon name="arrow-down" />
          </SiteLink>
        </div>
      </div>
      <div className="hero__frame">
        <Video video={video} name={head.heading} sound={sound} />
        {CORNERS.map((corner) => (
          <span className="hero__corner" key={corner} data-corner={corner} />
        ))}
      </div>
      {children}
    </section>
  );
}
