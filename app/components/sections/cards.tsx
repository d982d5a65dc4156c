import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { LinkCard, Office } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

const SIZES = "(width >= 64em) 24vw, (width >= 48em) 48vw, 100vw";

export function ServiceCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="cards columns">
      {cards.map(({ image, alt, title, description, url, linkText }) => (
        <li key={url}>
          <Picture image={image} alt={alt} sizes={SIZES} small />
          <h3>{title}</h3>
          <p>{description}</p>
          <SiteLink className="arrow-link cover-link" to={url}>
            {linkText}
            <span className="visually-hidden">{title}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="cards columns">
      {offices.map(({ title, description, image, alt, ...office }) => (
        <li key={title}>
          <Picture image={image} alt={alt} sizes={SIZES} small />
          <h3>{title}</h3>
          <p>{description}</p>
          <OfficeAddress {...office} />
        </li>
      ))}
    </ul>
  );
}

type OfficeAddressProps = Pick<Office, "street" | "address" | "phone" | "email">;

export function OfficeAddress({ street, address, phone, email }: OfficeAddressProps) {
  return (
    <address>
      <span>{[street, ...address].filter(Boolean).join(", ")}</span>
      {phone && <a href={`tel:${phone.replace(/[^+0-9]/g, "")}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
