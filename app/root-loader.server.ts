import { type AppLoadContext, data } from "@remix-run/node";
import { contact } from "~/content/site/contact-modal";
import { accounts, company, footer } from "~/content/site/footer";
import { footerLinks } from "~/content/site/footer-links";
import { menu } from "~/content/site/menu";
import { site } from "~/content/site/site";
import { getDependencies } from "~/load-context.server";

/** The data that every page needs: names, menus, the URL of media, and a toast left by the last response. */
export async function loadRoot(request: Request, context: AppLoadContext) {
  const { config, sessions } = getDependencies(context);
  const flash = await sessions.readToast(request);
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
      toast: flash?.toast,
    },
    flash ? { headers: { "Set-Cookie": flash.setCookie } } : {},
  );
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>["data"];
