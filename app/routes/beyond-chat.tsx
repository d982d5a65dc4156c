import { beyondChat } from "~/content/pages/beyond-chat";

export { BeyondChatPage as default, links } from "~/pages/beyond-chat-page";
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";
export const loader = () => ({ page: beyondChat });
