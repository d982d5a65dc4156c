import { Logo } from "~/components/layout/logo";
import { PageLink } from "~/components/layout/page-link";
import { Icon } from "~/components/ui/icon";
import { ContactLink } from "~/contact-modal/contact-link";
import type { FooterContent } from "~/content/types/footer";

interface FooterProps {
  brand: string;
  content: FooterContent;
  inert: "" | undefined;
}

export function Footer({ brand, content, inert }: FooterProps) {
  return (
    <footer className="footer theme-dark" inert={inert}>
      <section className="footer__banner" aria-labelledby="footer-call">
        <p className="footer__lead">{content.banner}</p>
        <h2 id="footer-call">{content.heading}</h2>
        <ContactLink className="button" tab="call">
          {content.button}
          <Icon name="arrow-right" />
        </ContactLink>
      </section>
      <div className="footer__links">
        <Logo brand={brand} />
        <nav aria-label="Footer">
          <ul>
            {content.links.map(({ name, url }) => (
              <li key={name}>
                <PageLink url={url}>{name}</PageLink>
              </li>
            ))}
            <li>
              <ContactLink tab="message">Contact</ContactLink>
            </li>
          </ul>
        </nav>
        <ul className="footer__social">
          {content.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a href={url} rel="noopener" aria-label={name}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="footer__copyright">
        © {content.copyrightYear} {brand}
      </p>
    </footer>
  );
}
