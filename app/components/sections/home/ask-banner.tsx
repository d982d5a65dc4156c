import { Steps } from "~/components/sections/steps";
import { ContactLink } from "~/contact-modal/contact-link";
import type { TitledText } from "~/content/types/page";

interface AskBannerProps {
  heading: string;
  button: string;
  points: readonly TitledText[];
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
      <Steps steps={points} />
    </section>
  );
}
