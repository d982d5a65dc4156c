import type { RefObject } from "react";
import { savesData } from "~/hooks/saves-data";
import { type StartMotion, useMotion } from "~/motion/use-motion";

const doNothing: StartMotion = () => () => {};
const load = async () =>
  savesData() ? doNothing : (await import("~/motion/product-films")).startProductFilms;

export function useProductFilms(list: RefObject<HTMLElement>): void {
  useMotion(list, load);
}
