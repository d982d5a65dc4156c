import { data } from "@remix-run/node";
import { notFound } from "~/content/not-found";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => data({ page: notFound }, { status: 404 });
export { contactAction as action } from "~/forms/contact/contact.server";
export { NotFoundPage as default } from "~/pages/not-found-page";
