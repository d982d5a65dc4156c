/** The glyph of each kind of step. Its colour tells data, actions, records and plain work apart. */
export const GLYPHS = {
  mail: "M10 11h16v12H10zl8 7 8-7",
  file: "M12 9h8l4 4v12H12zm4 8h4m-4 4h4",
  ticket: "M10 12h16v3q-2 2 0 4v3H10v-3q2-2 0-4z",
  read: "M10 14v-3h3m10 0h3v3m0 6v3h-3m-10 0h-3v-3m3-3h10",
  decision: "M18 9l8 8-8 8-8-8z",
  code: "M15 12l-5 5 5 5m6-10l5 5-5 5",
  model: "M18 9q0 8 8 8-8 0-8 8 0-8-8-8 8 0 8-8z",
  person: "M18 10a3 3 0 1 0 .01 0M11 25q1-6 7-6t7 6",
  send: "M10 17h14m-5-5l5 5-5 5",
  record: "M12 9h12v16H12zm4 0v16",
};

/** The same sixteen steps in every section, so that the eye can follow each. */
export const STEPS: readonly (keyof typeof GLYPHS)[] = [
  "mail",
  "file",
  "ticket",
  "read",
  "decision",
  "code",
  "code",
  "model",
  "code",
  "person",
  "code",
  "send",
  "record",
  "record",
  "record",
  "record",
];
