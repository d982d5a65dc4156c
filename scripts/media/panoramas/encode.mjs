import { encodeWithin } from "../encode-avif.mjs";

/** The column is 1,300 pixels wide on most screens. */
const LIMITS = { 1400: 22_000, 2400: 38_000 };
export const WIDTHS = Object.keys(LIMITS).map(Number);

export const encode = (png) => encodeWithin(png, LIMITS, 6);
