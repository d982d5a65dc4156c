import { type AppLoadContext, data } from "@remix-run/node";
import type { Config, Toast } from "server/types";
import { owner } from "~/content/owner";
import { contact } from "~/content/site/contact-modal";
import { accounts, company, footer } from "~/content/site/footer";
import { labels } from "~/content/site/labels";
import { menu } from "~/content/site/menu";
import { offices } from "~/content/site/offices";
import { site } from "~/content/site/site";
import type { MenuColumn, SocialLink } from "~/content/types/menu";
import { formOf } from "~/forms/forms";
import { leadSourceOf } from "~/forms/parse/parse-submission.server";
import { toastOfUrl } from "~/forms/respond/form-response.server";
import { brandOf, getDependencies } from "~/load-context.server";
import { isContactUrl } from "~/navigation/contact-url";

/** The data of every page. */
export async function loadRoot(request: Request, context: AppLoadContext) {
  const { config, sessions } = getDependencies(context);
  const flash = await sessions.readToast(request);
  const url = new URL(request.url);
  const toast = flash?.toast ?? toastOfUrl(url);
  const headers = new Headers();
  if (flash) headers.append("Set-Cookie", flash.setCookie);
  // A page with a form sets a cookie. If the browser refuses it, the form is confirmed by the URL.
  if (isContactUrl(url.search) && !request.headers.has("Cookie"))
    headers.append("Set-Cookie", await sessions.handOutCheck());
  return data(
    {
      brand: brandOf(config),
      description: site.description,
      themeColour: site.themeColour,
      siteUrl: config.siteUrl,
      mediaBase: config.mediaBaseUrl,
      menu,
      cities: offices.map(({ title }) => title).join(" · "),
      contact,
      labels,
      footer: {
        ...footer,
        copyrightYear: site.copyrightYear,
        columns: footerColumns(),
        address: printedAddress(config.siteUrl),
        social: socialLinks(config.social),
      },
      scheduler: config.scheduler,
      leadSource: leadSourceOfDocument(request, context),
      outcome: outcomeOf(request, context, toast),
      sent: sentForm(request, toast),
      replyTime: owner.replyTime,
    },
    { headers },
  );
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>["data"];

/** The menu's columns without descriptions; columns without an overview page come last. */
function footerColumns(): MenuColumn[] {
  const columns = menu.flatMap((item) => ("subMenu" in item ? item.subMenu : []));
  return [...columns.filter(({ url }) => url), company, ...columns.filter(({ url }) => !url)].map(
    (column) => ({
      ...column,
      items: column.items.map(({ name, url }) => ({ name, url })),
    }),
  );
}

/** The configured account, or the content's; an empty one has no link. */
function socialLinks(urls: Config["social"]): SocialLink[] {
  return (["network", "microblog", "video"] as const).flatMap((kind) => {
    const account = accounts[kind];
    const url = urls[kind] ?? account.url;
    if (!url) return [];
    const { hostname } = new URL(url);
    const name = hostname === new URL(account.url).hostname ? account.name : hostname.replace(/^www\./, "");
    return [{ ...account, name, url }];
  });
}

/** Printed pages show the site's address and owner. */
function printedAddress(siteUrl: string): string {
  const { legalEntity, addresses, email } = owner;
  const places = addresses.length > 0 ? addresses : offices.map(({ address }) => address);
  return [siteUrl, legalEntity, ...places.map((lines) => lines.join(", ")), email]
    .filter(Boolean)
    .join(" · ");
}

/** The title's prefix in a document that answers a form. */
function outcomeOf(request: Request, context: AppLoadContext, toast: Toast | undefined): string | undefined {
  if (context.isRejected) return "Error";
  return toast && isDocument(request) ? "Sent" : undefined;
}

/** The answer of the form that a document confirms, after the redirect. */
function sentForm(request: Request, toast: Toast | undefined) {
  const form = formOf(new URL(request.url));
  return form && toast && isDocument(request) ? { form, result: {}, sentAt: Date.now(), toast } : undefined;
}

/** For the form of a document. Documents with a form are never cached. */
function leadSourceOfDocument(request: Request, context: AppLoadContext): string | undefined {
  if (!formOf(new URL(request.url)) || !isDocument(request)) return undefined;
  return context.leadSource ?? leadSourceOf(request);
}

const isDocument = ({ headers }: Request) => headers.get("Sec-Fetch-Dest") !== "empty";
