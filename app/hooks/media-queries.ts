// Media queries that scripts share; CSS cannot read them, so the style sheets repeat the widths.

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const MOTION_ALLOWED = "(prefers-reduced-motion: no-preference)";

/** From this width on a hero plays its wide film; below it the mobile variant. */
export const WIDE_SCREEN = "(min-width: 1024px)";
export const NARROW_SCREEN = "(max-width: 1023.98px)";
