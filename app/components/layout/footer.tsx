import { useLocation } from "@remix-run/react";
import { LinkColumn } from "~/components/layout/link-column";
import { Logo } from "~/components/layout/logo";
import { Thread } from "~/components/sections/thread";
import { Icon } from "~/components/ui/icon";
import type { FooterContent } from "~/content/types/menu";
import { usePage } from "~/hooks/route-data";
import { ContactLink } from "~/navigation/contact-link";

export function Footer({ brand, content, inert }: { brand: string; content: FooterContent; inert: boolean }) {
  const { pathname } = useLocation();
  const request = usePage()?.request;
  return (
    <footer className="footer theme-dark" inert={inert}>
      <section className="footer__banner stack">
        {pathname === "/" && <Thread segment="call" />}
        <p className="lead">{content.banner}</p>
        {request && (
          <p>
            <b>{request.heading}</b> {request.lead}{" "}
            <ContactLink className="arrow-link" tab="message">
              {request.button}
              <Icon name="arrow-right" />
            </ContactLink>
          </p>
        )}
        <h2>{content.heading}</h2>
        <ContactLink className="button" tab="call">
          {content.button}
          <Icon name="arrow-right" />
        </ContactLink>
      </section>
      <nav className="footer__columns" aria-label="Footer">
        {content.columns.map((column) => (
          <div key={column.subName}>
            {/* Without a `<details>` around them the links are visible on wide screens, open or not. */}
            <details>
              <summary className="plus-sign">{column.subName}</summary>
            </details>
            <LinkColumn {...column} />
          </div>
        ))}
      </nav>
      <div className="footer__end row">
        <Logo brand={brand} />
        <ul className="footer__social row">
          {content.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a className="button button--round" href={url} aria-label={name}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
        <p className="footer__copyright" data-address={content.address}>
          {`© ${content.copyrightYear} ${brand}`}
        </p>
        <ContactLink className="button button--quiet" tab="message">
          Contact
        </ContactLink>
      </div>
    </footer>
  );
}
