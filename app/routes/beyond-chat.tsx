import { beyondChat } from "~/content/beyond-chat";

export { shouldRevalidate } from "~/lib/contact";
export { pageMeta as meta } from "~/lib/page-meta";
export const loader = () => ({ page: beyondChat });
export { contactAction as action } from "~/forms/contact/contact.server";
export { BeyondChatPage as default } from "~/pages/beyond-chat-page";
