import { data } from "@remix-run/node";
import { notFound } from "~/content/not-found";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => data({ page: notFound }, { status: 404 });
export { contactAction as action } from "~/forms/contact/contact.server";
export { NotFoundRoute as default } from "~/pages/not-found-page";
