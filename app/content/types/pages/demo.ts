import type { PictureId, VideoId } from "~/content/types/media";
import type { MenuLink } from "~/content/types/menu";
import type { PageHead, PageMeta } from "~/content/types/page";
import type { TitledText } from "~/content/types/text";

export interface DemoContent {
  meta: PageMeta;
  head: PageHead;
  /** Logo and menu of the window around the player: placeholders. */
  logo: string;
  nav: readonly string[];
  /** The lead where an external player is configured. */
  playerLead: string;
  /** Shown where none is. */
  video: VideoId;
  videoLabel: string;
  stepsHeading: string;
  /** What to look at in the film. */
  steps: readonly TitledText[];
  poster: PictureId;
  posterAlt: string;
  play: string;
  playerTitle: string;
  /** Beside the steps. */
  more: { title: string; links: readonly MenuLink[] };
}
