// What every page with the contact modal exports, by name: Remix does not see what `export *` passes on. The browser's build
// takes `clientAction` and `shouldRevalidate`, and leaves out `action` with the server's code behind it.

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { contactAction as action } from "~/forms/contact/contact.server";
export { clientAction } from "~/forms/respond/client-action";
