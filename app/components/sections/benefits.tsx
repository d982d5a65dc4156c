import { CheckList } from "~/components/ui/check-list";
import type { BlockText } from "~/content/types/sections";

/** The list under a block's text; a block may have none. */
export function Benefits({ features }: Pick<BlockText, "features">) {
  if (!features) return null;
  return (
    <>
      <p className="media-text__benefits">{features.title}</p>
      <CheckList items={features.benefits} />
    </>
  );
}
