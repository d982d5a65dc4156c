// What every page's route exports, by name: Remix does not see names behind `export *`. The browser's build takes `clientAction`,
// `meta` and `shouldRevalidate`, and drops `action` with its server code.

export { shouldRevalidatePage as shouldRevalidate } from "~/contact-modal/should-revalidate";
export { formAction as action } from "~/forms/form-action.server";
export { clientAction } from "~/forms/respond/client-action";
export { pageMeta as meta } from "~/seo/page-meta";
