/** The radius of the loop; its middle is 0, 0. */
export const LOOP = 190;

/** The steps of a case, clockwise. `angle` is in degrees from three o'clock; the label stands inside the loop. */
export const STATIONS = [
  { name: "Take", angle: 180, label: "-122 0", glyph: "M-10 2h5l2 4h6l2-4h5m-20 0l3-9h14l3 9v7h-20z" },
  { name: "Read", angle: 240, label: "-72 -118", glyph: "M-6-9h9l5 5V9H-6zm4 8h6m-6 5h6" },
  { name: "Propose", angle: 300, label: "64 -118", glyph: "M-8 8l2-6L4-8l4 4L-2 6zM1-5l4 4" },
  { name: "Ask", angle: 0, label: "128 0", glyph: "M-5-4a5 5 0 1 1 7 5q-2 1-2 3m0 5h0" },
  { name: "Act", angle: 60, label: "78 118", glyph: "M2-10L-7 2h6l-3 8L7-3H1z" },
  { name: "Record", angle: 120, label: "-68 118", glyph: "M-8-9H8V9H-8zm5 0V9m4-12h3m-3 5h3" },
] as const;

/** The point of a circle around the middle, as "x y". */
export function pointAt(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${Math.round(radius * Math.cos(radians))} ${Math.round(radius * Math.sin(radians))}`;
}
