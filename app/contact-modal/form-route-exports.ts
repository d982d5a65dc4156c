// What every page with the contact modal exports, by name: Remix does not see what `export *` passes on. The browser's build
// takes `clientAction` and `shouldRevalidate`, and leaves out `action` with the server's code behind it.

export { shouldRevalidatePage as shouldRevalidate } from "~/contact-modal/should-revalidate";
export { formAction as action } from "~/forms/form-action.server";
export { clientAction } from "~/forms/respond/client-action";
