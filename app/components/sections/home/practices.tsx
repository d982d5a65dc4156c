import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { Card, LinkCard } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

interface PracticesProps {
  practices: readonly Card[];
  /** One card for each practice, and one for all of them. */
  advisory: readonly LinkCard[];
}

/** Each practice beside its advisory card; the last card is a drawing over the full width. */
export function Practices({ practices, advisory }: PracticesProps) {
  return (
    <ul className="practices rules">
      {advisory.map((card, index) => {
        const practice = practices[index];
        const { title, image, alt, url, description } = practice ?? card;
        const link = (
          <SiteLink className="arrow-link" to={card.url}>
            {card.linkText}
            <span className="visually-hidden">{card.title}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        );
        return (
          <li key={url} className={practice ? undefined : "theme-dark"}>
            <Picture image={image} alt={alt} sizes={`(width >= 48em) ${practice ? 25 : 44}vw, 100vw`} small />
            <div>
              <h3>
                <SiteLink className="quiet-link" to={url}>
                  {title}
                  <Icon name="arrow-right" />
                </SiteLink>
              </h3>
              <p>{description}</p>
              {!practice && link}
            </div>
            {practice && (
              <div>
                <h4>{card.title}</h4>
                <p>{card.description}</p>
                {link}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
