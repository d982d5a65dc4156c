import type { TitledText } from "~/content/types/text";

export interface ValuePoint extends TitledText {
  index: number;
}
