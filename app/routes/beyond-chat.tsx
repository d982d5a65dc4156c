import { useLoaderData } from "@remix-run/react";
import { beyondChat } from "~/content/pages/beyond-chat";
import { BeyondChatPage } from "~/pages/beyond-chat-page";
import styles from "~/styles/beyond-chat.css";

export const links = () => [{ rel: "stylesheet", href: styles }];
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: beyondChat });

export default function BeyondChat() {
  return <BeyondChatPage {...useLoaderData<typeof loader>()} />;
}
