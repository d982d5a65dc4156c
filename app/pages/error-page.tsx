import type { SectionText } from "~/content/types/page";
import styles from "~/styles/pages/error-page.css";

/** Its words are in the scripts: loading data may have failed. */
export function ErrorPage({ heading, lead, link }: SectionText & { link: string }) {
  return (
    <main id="main" tabIndex={-1} className="error-page stack theme-light">
      <link rel="stylesheet" href={styles} />
      <h1>{heading}</h1>
      <p>{lead}</p>
      <a className="button" href="/">
        {link}
      </a>
    </main>
  );
}
