import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { LinkCard, Office } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

const SIZES = "(width >= 64em) 24vw, (width >= 48em) 48vw, 100vw";

/** Pictures with a title and a text: services, each a link, or offices with their addresses. */
export function Cards({ cards }: { cards: readonly (LinkCard | Office)[] }) {
  return (
    <ul className="cards columns">
      {cards.map((card) => (
        <li key={card.title}>
          <Picture image={card.image} alt={card.alt} sizes={SIZES} small />
          <h3>{card.title}</h3>
          <p>{card.description}</p>
          {"url" in card ? <CardLink {...card} /> : <OfficeAddress {...card} />}
        </li>
      ))}
    </ul>
  );
}

const CardLink = ({ title, url, linkText }: LinkCard) => (
  <SiteLink className="arrow-link cover-link" to={url}>
    {linkText}
    <span className="visually-hidden">{title}</span>
    <Icon name="arrow-right" />
  </SiteLink>
);

type OfficeAddressProps = Pick<Office, "street" | "address" | "phone" | "email">;

export const OfficeAddress = ({ street, address, phone, email }: OfficeAddressProps) => (
  <address>
    <span>{[street, ...address].filter(Boolean).join(", ")}</span>
    {phone && <a href={`tel:${phone.replace(/[^+0-9]/g, "")}`}>{phone}</a>}
    {email && <a href={`mailto:${email}`}>{email}</a>}
  </address>
);
