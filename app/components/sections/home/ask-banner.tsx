import { ContactLink } from "~/contact-modal/contact-link";
import type { ValuePoint } from "~/content/types/value-point";

interface AskBannerProps {
  heading: string;
  button: string;
  points: readonly ValuePoint[];
}

export function AskBanner({ heading, button, points }: AskBannerProps) {
  return (
    <section className="ask-banner section">
      <div className="ask-banner__head">
        <h2>{heading}</h2>
        <ContactLink className="button button--dark" tab="call">
          {button}
        </ContactLink>
      </div>
      <ol className="ask-banner__points">
        {points.map(({ index, title, description }) => (
          <li key={index}>
            <p className="eyebrow">[0{index}]</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
