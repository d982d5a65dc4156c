import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { notFound } from "~/content/pages/not-found";
import { aliasRedirect, redirects } from "~/content/site/redirects";
import { isContactUrl } from "~/navigation/contact-url";

export { links, NotFoundPage as default } from "~/pages/not-found-page";
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
