import type { RefObject } from "react";
import { useMotion } from "~/motion/use-motion";

const load = () => import("~/motion/product-films").then(({ startProductFilms }) => startProductFilms);

export function useProductFilms(list: RefObject<HTMLElement>): void {
  useMotion(list, load);
}
