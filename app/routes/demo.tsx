import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { demo } from "~/content/pages/demo";
import { getDependencies } from "~/load-context.server";
import { DemoPage } from "~/pages/demo-page";
import styles from "~/styles/demo.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = ({ context }: LoaderFunctionArgs) => {
  const videoUrl = getDependencies(context).config.demoVideoUrl;
  const lead = videoUrl ? demo.playerLead : demo.head.lead;
  return { page: { ...demo, head: { ...demo.head, lead } }, videoUrl };
};

export default function Demo() {
  return <DemoPage {...useLoaderData<typeof loader>()} />;
}
