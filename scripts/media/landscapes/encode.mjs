import { encodeWithin } from "../encode-avif.mjs";

/** 800 is what a phone waits for: it fits the first ten packets of a connection. 2400 is what the camera flies over. */
const LIMITS = { 800: 14_000, 2400: 88_000 };
export const WIDTHS = Object.keys(LIMITS).map(Number);

export const encode = (png) => encodeWithin(png, LIMITS, 3);
