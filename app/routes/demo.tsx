import type { LoaderFunctionArgs } from "@remix-run/node";
import { demo } from "~/content/demo";
import { getServices } from "~/services.server";

export { whenContactChanges as shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = ({ context }: LoaderFunctionArgs) => ({
  page: demo,
  videoUrl: getServices(context).config.demoVideoUrl,
});
export { contactAction as action } from "~/forms/contact/contact.server";
export { DemoRoute as default } from "~/pages/demo-page";
