import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { AboutContent } from "~/content/types/single-pages";
import { SiteLink } from "~/navigation/site-link";

export function JoinTeam({ heading, lead, button, link, image, alt }: AboutContent["join"]) {
  return (
    <section className="theme-light section join-team">
      <Picture image={image} alt={alt} sizes="(width >= 48em) 50vw, 100vw" />
      <div className="join-team__text" data-reveal="">
        <h2>{heading}</h2>
        <p>{lead}</p>
        <SiteLink className="button" to={link}>
          {button}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </section>
  );
}
