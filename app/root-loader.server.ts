import { type AppLoadContext, data } from "@remix-run/node";
import type { Config } from "server/types";
import { owner } from "~/content/owner";
import { contact } from "~/content/site/contact-modal";
import { accounts, company, footer } from "~/content/site/footer";
import { labels } from "~/content/site/labels";
import { menu } from "~/content/site/menu";
import { offices } from "~/content/site/offices";
import { site } from "~/content/site/site";
import type { MenuColumn, SocialLink } from "~/content/types/menu";
import { formOf, forms } from "~/forms/forms";
import { leadSourceOf } from "~/forms/parse/parse-submission.server";
import { toastOfUrl } from "~/forms/respond/form-response.server";
import { brandOf, getDependencies, isFromScript } from "~/load-context.server";
import { isContactUrl } from "~/navigation/contact-url";

/** The data of every page. */
export async function loadRoot(request: Request, context: AppLoadContext) {
  const { config, sessions } = getDependencies(context);
  const flash = await sessions.readToast(request);
  const url = new URL(request.url);
  const toast = flash?.toast ?? toastOfUrl(url);
  /** The form of a document. Documents with a form are never cached. */
  const form = isFromScript(request, context) ? undefined : formOf(url);
  // A toast of another form confirms nothing here.
  const isOwn = form && toast?.form === forms[form].kind;
  const sent = isOwn ? { form, result: {}, sentAt: Date.now(), toast } : undefined;
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
      leadSource: form && (context.leadSource ?? leadSourceOf(request)),
      /** The title's prefix in a document that answers a form. */
      outcome: context.isRejected ? "Error" : sent && "Sent",
      /** The answer of the form that a document confirms, after the redirect. */
      sent,
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
