import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { PictureId } from "~/content/types/media";

export interface NextPageProps {
  /** What kind of page comes next: "Next industry". */
  label: string;
  title: string;
  description: string;
  image: PictureId;
  url: string;
}

/** The band at the foot of a page that belongs to a row of pages: one large link to the next. */
export function NextPage({ label, title, description, image, url }: NextPageProps) {
  return (
    <nav className="next-page theme-light" aria-label={label}>
      <a className="next-page__link" href={url}>
        <span className="next-page__text">
          <span className="next-page__label">{label}</span>
          <span className="next-page__title">
            {title}
            <Icon name="arrow-right" />
          </span>
          <span className="next-page__description">{description}</span>
        </span>
        <Picture image={image} alt="" sizes="(min-width: 768px) 34vw, 100vw" />
      </a>
    </nav>
  );
}
