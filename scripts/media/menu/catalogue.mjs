import { importTypescript } from "../../build/bundle.mjs";
import { shareContents } from "../share/content.mjs";

const { menu } = await importTypescript(`export { menu } from "~/content/site/menu";`);

/** Where in a film's widest poster its subject is: the left and upper edge of the part that the menu shows. */
const CORNERS = {
  "heroes/agentic-ai": { left: 800, top: 70 },
  "heroes/ai-strategy-governance": { left: 900, top: 20 },
  "heroes/beyond-chat": { left: 1024, top: 78 },
  "heroes/block-chain-digital-assets": { left: 1240, top: 20 },
  "heroes/contract-lifecycle": { left: 1060, top: 38 },
  "heroes/customer-service": { left: 900, top: 60 },
  "heroes/data-analytics": { left: 1000, top: 60 },
  "heroes/data-strategy-governance": { left: 1100, top: 60 },
  "heroes/digital-assets-strategy": { left: 1110, top: 70 },
  "heroes/digital-products": { left: 1080, top: 0 },
  "heroes/employees-engagement": { left: 960, top: 20 },
  "heroes/landing": { left: 900, top: 40 },
};

/**
 * The pages in the menu's groups, and what each shows there: what its share image shows.
 * @returns {{ id: string, film?: string, corner?: { left: number, top: number }, picture?: string }[]}
 */
export function menuEntries() {
  const urls = menu.flatMap(({ subMenu = [] }) =>
    subMenu.flatMap(({ items }) => items.map(({ url }) => url)),
  );
  const shown = shareContents();
  return urls.map((url) => {
    const { id, shows } = shown.find((page) => `/${page.id}` === url);
    return { id, ...shows, corner: CORNERS[shows.film] };
  });
}
