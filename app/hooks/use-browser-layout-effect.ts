import { useEffect, useLayoutEffect } from "react";

/** useLayoutEffect for components that the server renders, where React would warn about it. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
