import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/content/pages/not-found";
import { NotFoundPage } from "~/pages/not-found-page";

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { pageMeta as meta } from "~/seo/page-meta";
export const loader = () => data({ page: notFound }, { status: 404 });
export { contactAction as action } from "~/forms/contact/contact.server";

export default function NotFound() {
  return <NotFoundPage {...useLoaderData<typeof loader>()} />;
}
