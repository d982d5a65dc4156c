import { Picture } from "~/components/ui/picture";
import type { Card } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

/** An index in large type: the whole of each row is its link. */
export function Practices({ practices }: { practices: readonly Card[] }) {
  return (
    <ul className="practices">
      {practices.map(({ title, description, image, alt, url }) => (
        <li key={url}>
          <h3>
            <SiteLink to={url}>{title}</SiteLink>
          </h3>
          <Picture image={image} alt={alt} sizes="(width >= 48em) 25vw, 6rem" small />
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
