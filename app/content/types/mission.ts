import type { PictureId } from "~/content/types/media";

export interface MissionCard {
  title: string;
  description: string;
  image: PictureId;
  alt: string;
  cardColor: "dark" | "light" | "white";
}
