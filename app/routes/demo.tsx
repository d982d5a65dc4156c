import type { LoaderFunctionArgs } from "@remix-run/node";
import { demo } from "~/content/pages/demo";
import { getDependencies } from "~/load-context.server";

export { DemoPage as default, links } from "~/pages/demo-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = ({ context }: LoaderFunctionArgs) => {
  const videoUrl = getDependencies(context).config.demoVideoUrl;
  const lead = videoUrl ? demo.playerLead : demo.head.lead;
  return { page: { ...demo, head: { ...demo.head, lead } }, videoUrl };
};
