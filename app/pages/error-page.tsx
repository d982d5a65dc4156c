import type { SectionText } from "~/content/types/page";
import styles from "~/styles/pages/error-page.css";

interface ErrorPageProps extends SectionText {
  link: string;
}

/** A page that failed. Its words come with the scripts, because loading the data may be what failed. */
export function ErrorPage({ heading, lead, link }: ErrorPageProps) {
  return (
    <main id="main" tabIndex={-1} className="error-page theme-light">
      <link rel="stylesheet" href={styles} />
      <h1>{heading}</h1>
      <div>
        <p>{lead}</p>
        <a className="button" href="/">
          {link}
        </a>
      </div>
    </main>
  );
}
