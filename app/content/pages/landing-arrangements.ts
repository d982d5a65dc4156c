import type { Arrangement } from "~/content/types/drawings";

/** The positions of the landing's sixteen steps: loose at first, then one arrangement for each section. */
export const arrangements: readonly Arrangement[] = [
  {
    alt: "Sixteen loose steps",
    places: [
      30, 14, 206, 0, 396, 34, 112, 72, 300, 80, 16, 132, 226, 146, 414, 128, 144, 198, 336, 196, 50, 244,
      252, 262, 404, 262, 130, 308, 14, 322, 322, 322,
    ],
    lines: {
      data: "M0 40q14 6 30-9m60 0q40-10 60 14M266 17q30 0 44 22M396 51q-30 4-34-22",
      action: "M396 213q40-4 60 20",
      ledger: "M190 325q20-20 36 4M464 279q14 4 16 28",
    },
  },
  {
    alt: "Sixteen steps wired into one workflow: three sources are read, a decision branches, one case passes a person, and four records are kept",
    places: [
      2, 14, 2, 116, 2, 218, 86, 116, 170, 116, 254, 14, 338, 14, 254, 116, 338, 116, 254, 218, 338, 218, 418,
      116, 86, 322, 170, 322, 254, 322, 338, 322,
    ],
    lines: {
      data: "M62 31c18 0 6 102 24 102M62 235c18 0 6-102 24-102M230 133c18 0 6-102 24-102h84M398 31c18 0 2 102 20 102M230 133h188",
      action: "M62 133h168c18 0 6 102 24 102h144c18 0 2-102 20-102",
      ledger: "M116 322V150m84 172V150m84 172v-70m84 70v-70M86 339h252",
    },
  },
  {
    alt: "Two versions of the workflow run side by side on settled cases; three pairs of answers agree, one differs, and a person keeps the gate",
    places: [
      76, 34, 76, 292, 286, 34, 146, 34, 286, 292, 216, 34, 2, 133, 146, 292, 216, 292, 346, 163, 2, 145, 418,
      163, 2, 157, 2, 169, 2, 181, 2, 193,
    ],
    lines: {
      data: "M32 133c0-82 18-82 44-82h270q30 0 30 112M32 227c0 82 18 82 44 82h270q30 0 30-112M106 68v94m0 36v94m70-224v94m0 36v94m70-224v94m0 36v94M99 180l5 5 9-10m57 5l5 5 9-10m57 5l5 5 9-10",
      action: "M316 68v94m0 36v94M308 176h16m-16 8h16m-4-13l-8 18M406 180h12M411 140v80",
      ledger: "",
    },
  },
  {
    alt: "Connectors for mail, files and tickets run together and fan out into a screen with a queue, a case and a decision",
    places: [
      2, 40, 2, 163, 2, 286, 322, 76, 394, 124, 80, 40, 80, 163, 394, 76, 80, 286, 322, 280, 322, 124, 394,
      280, 246, 76, 246, 124, 246, 172, 246, 220,
    ],
    lines: {
      data: "M62 57h18m-18 123h18m-18 123h18M140 50c44 0 40 130 58 130-18 0-14-124-58-124m0 6c44 0 40 118 58 118-18 0-14 116-58 116m0 6c44 0 40-122 58-122-18 0-14 130-58 130m0-136q40 8 58 6-18 2-58-6M140 186q40-8 58-6M236 42q0-12 12-12h216q12 0 12 12v276q0 12-12 12H248q-12 0-12-12zm0 20h240m-226-10h36",
      action:
        "M198 180c24 0 24-87 48-87m-48 87c24 0 24-39 48-39m-48 39c24 0 24 9 48 9m-48-9c24 0 24 57 48 57M306 93h16m30 65v122",
      ledger: "M366 188h88m-88 20h88m-88 20h60M366 248h88",
    },
  },
  {
    alt: "A shelf with four small workflows; the one to begin with is lit",
    places: [
      8, 40, 256, 56, 8, 206, 88, 40, 334, 56, 168, 40, 412, 18, 88, 244, 256, 244, 334, 282, 8, 282, 412,
      244, 88, 104, 412, 94, 168, 244, 334, 206,
    ],
    lines: {
      data: "M68 57h20m60 0h20M316 73h18m60 0c12 0 6-38 18-38m-18 38c12 0 6 38 18 38M68 223c14 0 6 38 20 38m-20 38c14 0 6-38 20-38m60 0h20M316 261c14 0 4-38 18-38m60 0c14 0 4 38 18 38",
      action: "M316 261c14 0 4 38 18 38m60 0c14 0 4-38 18-38M250 334h224M250 334v10m224-10v10",
      ledger:
        "M118 74v30M6 154h224M6 154v10m224-10v10M250 154h224m-224 0v10m224-10v10M6 334h224M6 334v10m224-10v10",
    },
  },
];
