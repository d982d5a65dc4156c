import type { PrivacyNote } from "~/content/types/contact";

/** Stands beside a form; its link opens a tab of its own, so that what was typed stays. */
export function FormNote({ lead, link, url }: PrivacyNote) {
  return (
    <p className="form-note">
      {lead}{" "}
      <a href={url} target="_blank" rel="noopener">
        {link}
      </a>
    </p>
  );
}
