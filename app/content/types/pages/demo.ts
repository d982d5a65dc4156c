import type { PictureId } from "~/content/types/media";
import type { PageHead, PageMeta } from "~/content/types/page";

export interface DemoContent {
  meta: PageMeta;
  head: PageHead;
  /** Logo and menu of the window around the player: placeholders. */
  logo: string;
  nav: readonly string[];
  poster: PictureId;
  posterAlt: string;
  play: string;
  playerTitle: string;
  unavailable: string;
}
