import type { LoaderFunctionArgs } from "@remix-run/node";
import { demo } from "~/content/demo";
import { getDependencies } from "~/services.server";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = ({ context }: LoaderFunctionArgs) => ({
  page: demo,
  videoUrl: getDependencies(context).config.demoVideoUrl,
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { DemoPage as default } from "~/pages/demo-page";
