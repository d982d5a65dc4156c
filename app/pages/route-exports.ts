// What every page's route exports, by name: Remix does not see names behind `export *`. The browser's build takes `clientAction`,
// `meta` and `shouldRevalidate`, and drops `action` with its server code.

export { shouldRevalidate } from "~/contact-modal/should-revalidate";
export { clientAction } from "~/forms/respond/client-action";
export { formAction as action } from "~/forms/respond/submit-form.server";
export { pageMeta as meta } from "~/seo/page-meta";
