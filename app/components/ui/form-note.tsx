import type { PrivacyNote } from "~/content/types/contact";

/** The link opens a new tab: the visitor's input stays. */
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
