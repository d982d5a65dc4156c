import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/sections/hero/page-head";
import { Icon } from "~/components/ui/icon";
import type { PrivacyPageContent } from "~/content/types/privacy";
import { useRootData } from "~/hooks/route-data";
import { ContactLink } from "~/navigation/contact-link";
import { SiteLink } from "~/navigation/site-link";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/privacy.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function PrivacyPage() {
  const { page } = useLoaderData<{ page: PrivacyPageContent }>();
  return (
    <PageShell>
      <PageHead head={page.head} />
      <div className="privacy-page beside theme-light">
        <nav className="privacy-page__index" aria-label={useRootData()?.labels.onThisPage}>
          <ul>
            {page.sections.map(({ heading }, index) => (
              <li key={heading}>
                <SiteLink className="quiet-link" to={`#privacy-${index + 1}`}>
                  {heading}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {page.sections.map(({ heading, paragraphs, rows, address, button }, index) => (
          <section key={heading} aria-labelledby={`privacy-${index + 1}`}>
            <h2 id={`privacy-${index + 1}`}>{heading}</h2>
            <div className="privacy-page__text stack">
              <p>{paragraphs[0]}</p>
              {rows && (
                <dl className="rules retention-list">
                  {rows.map(({ time, title, text }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd className="display">{time}</dd>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {paragraphs.slice(1).map((text) => (
                <p key={text}>{text}</p>
              ))}
              {address && (
                <address>
                  {address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              )}
              {button && (
                <ContactLink className="button" tab="message">
                  {button}
                  <Icon name="arrow-right" />
                </ContactLink>
              )}
            </div>
          </section>
        ))}
      </div>
    </PageShell>
  );
}
