import { pagesByUrl } from "~/content/pages/index";
import { notFound } from "~/content/pages/not-found";
import { advisoryCards } from "~/content/site/advisory";
import { contact } from "~/content/site/contact-modal";
import { footer } from "~/content/site/footer";
import { offices } from "~/content/site/offices";
import { site } from "~/content/site/site";
import { valuePoints } from "~/content/site/value-points";
import { signedPage } from "~/content/specimens/signed-page";

const texts = [
  ...pagesByUrl,
  ["Page not found", notFound] as const,
  ["On several pages", [offices, valuePoints, advisoryCards]] as const,
  ["The signed page", signedPage] as const,
  ["Contact window", contact] as const,
  ["Footer", footer] as const,
  ["Search engines", site.description] as const,
].map(([page, content]) => [page, JSON.stringify(content)] as const);

/** The pages on which the words stand, letter for letter. */
export function pagesThatSay(words: string): string[] {
  const quote = JSON.stringify(words).slice(1, -1);
  return texts.filter(([, text]) => text.includes(quote)).map(([page]) => page);
}
