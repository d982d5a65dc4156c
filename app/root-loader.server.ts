import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { contact } from "~/content/site/contact-modal";
import { accounts, company, footer } from "~/content/site/footer";
import { footerLinks } from "~/content/site/footer-links";
import { menu } from "~/content/site/menu";
import { site } from "~/content/site/site";
import { pagePath } from "~/forms/respond/form-response.server";
import { SENT_PARAMETER } from "~/forms/respond/sent-parameter";
import { toastOfUrl } from "~/forms/respond/sent-parameter.server";
import { getDependencies } from "~/load-context.server";

/** The data that every page needs: names, menus, the URL of media, and a toast left by the last response. */
export async function loadRoot(request: Request, context: AppLoadContext) {
  const { config, sessions } = getDependencies(context);
  const flash = await sessions.readToast(request);
  const url = new URL(request.url);
  // The browser keeps cookies: the toast is left in its cookie for the tidy address.
  if (flash?.toast && url.searchParams.has(SENT_PARAMETER)) {
    url.searchParams.delete(SENT_PARAMETER);
    throw redirect(pagePath(request) + url.search);
  }
  return data(
    {
      brand: config.brandName ?? site.brand,
      siteUrl: config.siteUrl,
      mediaBase: config.mediaBaseUrl,
      menu,
      contact,
      footer: {
        ...footer,
        copyrightYear: site.copyrightYear,
        columns: [...menu.flatMap((item) => ("subMenu" in item ? item.subMenu : [])), company],
        links: footerLinks,
        social: accounts.flatMap(({ url, ...account }) => (url ? [{ ...account, url }] : [])),
      },
      scheduler: config.scheduler,
      toast: flash?.toast ?? toastOfUrl(url),
    },
    flash ? { headers: { "Set-Cookie": flash.setCookie } } : {},
  );
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>["data"];
