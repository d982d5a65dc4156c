import { Picture } from "~/components/ui/picture";
import type { Office } from "~/content/types/firm";

export function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="offices">
      {offices.map(({ title, description, image, alt, ...office }) => (
        <li className="offices__office" key={title}>
          <Picture image={image} alt={alt} sizes="(width >= 48em) 31vw, 100vw" small />
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
      {street && <span>{street}</span>}
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={`tel:${phone.replace(/[^+0-9]/g, "")}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
