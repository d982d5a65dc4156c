import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/content/pages/not-found";
import { aliasRedirect, redirects } from "~/content/site/redirects";
import { isContactUrl } from "~/navigation/contact-url";
import { NotFoundPage } from "~/pages/not-found-page";
import styles from "~/styles/pages/error-page.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { pageMeta as meta } from "~/seo/page-meta";

/** An unknown page has no form: the modal opens on home. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const target = aliasRedirect(redirects, pathname, search);
  if (target) return redirect(target, 301);
  return isContactUrl(request.url) ? redirect(`/${search}`) : data({ page: notFound }, { status: 404 });
};

export const action = () => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return <NotFoundPage {...useLoaderData<typeof loader>()} />;
}
