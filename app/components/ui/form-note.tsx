import type { PrivacyNote } from "~/content/types/contact";

/** A note beside a form. Its link opens a new tab, so that the visitor's input stays. */
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
