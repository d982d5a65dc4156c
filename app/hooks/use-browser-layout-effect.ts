import { useEffect, useLayoutEffect } from "react";

/** A layout effect for what the server renders, too: there React warns of one, and runs none. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
