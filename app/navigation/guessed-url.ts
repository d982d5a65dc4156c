import { contactTabOf, searchWith } from "~/navigation/contact-url";

const CONTACT = ["/contact", "/contact-us"];
const CAREER = ["/careers", "/jobs"];

/** Where an address leads that people guess, or know from other sites. It keeps its query. */
export function guessedUrl(pathname: string, search: string): string | undefined {
  const path = pathname.toLowerCase();
  if (CONTACT.includes(path)) return `/${searchWith(search, contactTabOf(search) ?? "message")}`;
  if (CAREER.includes(path)) return `/career${search}`;
}
