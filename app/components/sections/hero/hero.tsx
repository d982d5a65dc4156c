import { Breadcrumbs, type BreadcrumbsProps } from "~/components/sections/hero/breadcrumbs";
import { Film } from "~/components/ui/film";
import { Icon } from "~/components/ui/icon";
import type { FilmId } from "~/content/types/media";
import type { PageHead } from "~/content/types/page";

interface HeroProps {
  head: PageHead;
  film: FilmId;
  /** Where a page that is one of a row stands. */
  trail?: BreadcrumbsProps;
}

/** The frame around the film is four corners that only have to be moved: the film is neither cut nor painted anew. */
const CORNERS = ["top left", "top right", "bottom left", "bottom right"];

/** A page that opens with its film: heading over it at the lower left (specification §2, "Navigation bar and hero"). */
export function Hero({ head, film, trail }: HeroProps) {
  return (
    <section className="hero theme-dark">
      <div className="hero__frame">
        <Film film={film} hero />
        {CORNERS.map((corner) => (
          <span className="hero__corner" key={corner} data-corner={corner} />
        ))}
      </div>
      <div className="hero__text">
        {trail && <Breadcrumbs {...trail} />}
        <h1 className={head.headingHidden ? "visually-hidden" : undefined}>{head.heading}</h1>
        {head.tagline && <p className="hero__tagline">{head.tagline}</p>}
        <p className="hero__lead" data-large={head.headingHidden || undefined}>
          {head.lead}
        </p>
      </div>
      <a className="hero__explore" href="#content">
        Scroll to Explore
        <Icon name="arrow-down" />
      </a>
    </section>
  );
}
