import { Picture } from "~/components/ui/picture";
import type { Office } from "~/content/types/office";

export function Offices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="offices">
      {offices.map(({ title, description, address, image, alt }) => (
        <li className="offices__office" key={title}>
          <Picture image={image} alt={alt} sizes="(min-width: 768px) 31vw, 100vw" />
          <h3>{title}</h3>
          <p>{description}</p>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      ))}
    </ul>
  );
}
