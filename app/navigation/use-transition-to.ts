import { useViewTransitionState } from "@remix-run/react";

/** An attribute for what holds a link and its picture: the picture becomes the opening of the page at `url`. */
export function useTransitionTo(url: string) {
  return { "data-opening": useViewTransitionState(url) ? "" : undefined };
}
