import type { LoopDrawing } from "~/content/types/drawings";

/** Clockwise from the left, in the order of the page's items. The loop has a radius of 190 around 0, 0. */
export const loopDrawing: LoopDrawing = {
  queue: [
    { kind: "data", d: "M-430 0h213" },
    { kind: "data", d: "M-400-9h24v18h-24zm36 0h24v18h-24z", isSolid: true },
  ],
  stations: [
    { name: "Take", at: "-190 0", label: "-122 0", glyph: "M-10 2h5l2 4h6l2-4h5m-20 0l3-9h14l3 9v7h-20z" },
    { name: "Read", at: "-95 -165", label: "-72 -118", glyph: "M-6-9h9l5 5V9H-6zm4 8h6m-6 5h6" },
    { name: "Propose", at: "95 -165", label: "64 -118", glyph: "M-8 8l2-6L4-8l4 4L-2 6zM1-5l4 4" },
    { name: "Ask", at: "190 0", label: "128 0", glyph: "M-5-4a5 5 0 1 1 7 5q-2 1-2 3m0 5h0" },
    { name: "Act", at: "95 165", label: "78 118", glyph: "M2-10L-7 2h6l-3 8L7-3H1z" },
    { name: "Record", at: "-95 165", label: "-68 118", glyph: "M-8-9H8V9H-8zm5 0V9m4-12h3m-3 5h3" },
  ],
  parts: [
    {
      at: "-324 -142",
      detail: "-486 -177 468 354",
      strokes: [
        { kind: "data", d: "M-430-90h100m-100 180h100m6-214v98m0 52v98" },
        {
          d: "M-400-99h24v18h-24zm36 0h24v18h-24zm-36 180h24v18h-24zm36 0h24v18h-24z",
          isSolid: true,
        },
      ],
    },
    {
      at: "302 -82",
      detail: "121 -139 349 262",
      strokes: [
        { kind: "action", d: "M217 0h85" },
        {
          kind: "action",
          d: "M316-82h98a14 14 0 0 1 14 14v136a14 14 0 0 1-14 14h-98a14 14 0 0 1-14-14v-136a14 14 0 0 1 14-14z",
          isSolid: true,
        },
        { d: "M320-56h60m-60 20h90m-90 20h74" },
        {
          kind: "action",
          d: "M332 20h12a18 18 0 0 1 0 38h-12a18 18 0 0 1 0-38zm54 0h12a18 18 0 0 1 0 38h-12a18 18 0 0 1 0-38zm-55 19l5 5 9-10m41-1l12 12m0-12l-12 12",
        },
      ],
    },
    {
      at: "253 68",
      detail: "-265 -318 530 398",
      strokes: [
        { kind: "ledger", d: "M-262 0a262 262 0 0 1 524 0a262 262 0 0 1-524 0z" },
        { kind: "ledger", d: "M-272 0a272 272 0 0 1 544 0a272 272 0 0 1-544 0z", dashes: "1 10" },
        { kind: "ledger", d: "M217 0h38", turns: [0, 60, 120, 180, 240, 300] },
        {
          kind: "ledger",
          d: "M255 0a7 7 0 0 1 14 0a7 7 0 0 1-14 0z",
          isSolid: true,
          turns: [0, 60, 120, 180, 240, 300],
        },
      ],
    },
    {
      at: "172 155",
      detail: "-138 -260 676 520",
      strokes: [
        { kind: "action", d: "M149 178A232 232 0 0 0 149-178", dashes: "8 9" },
        { kind: "action", d: "M165-179l-16 1 2 16" },
      ],
    },
    {
      at: "0 82",
      detail: "-175 -133 349 262",
      strokes: [
        { kind: "data", d: "M-82 0a82 82 0 0 1 164 0a82 82 0 0 1-164 0z" },
        {
          kind: "data",
          d: "M78-9h8a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z",
          isSolid: true,
          turns: [0, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
        },
        {
          kind: "action",
          d: "M78-9h8a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z",
          isSolid: true,
          turns: [30],
        },
        { kind: "data", d: "M18 22A31 31 0 1 1 6-35a25 25 0 0 0 12 57z" },
      ],
    },
    {
      at: "-230 222",
      detail: "-427 33 408 306",
      strokes: [
        {
          kind: "action",
          d: "M-122 170c-60 20-90 66-196 66m-34-46a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm-26 66q2-30 26-30t26 30",
        },
        { kind: "data", d: "M-352 178c6-86 110-80 264-134", dashes: "1 10" },
      ],
    },
  ],
};
