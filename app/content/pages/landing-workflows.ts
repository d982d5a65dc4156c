import type { Workflow } from "~/content/types/drawings";

/** The drawings of the landing's first two sections. */
export const workflows: readonly Workflow[] = [
  {
    alt: "A workflow: three sources are read, a decision branches, one case passes a person, and four records are kept",
    steps: [
      ["mail", 2, 14],
      ["file", 2, 116],
      ["ticket", 2, 218],
      ["read", 86, 116],
      ["decision", 170, 116],
      ["code", 254, 14],
      ["code", 338, 14],
      ["model", 254, 116],
      ["code", 338, 116],
      ["person", 254, 218],
      ["code", 338, 218],
      ["send", 418, 116],
      ["record", 86, 322],
      ["record", 170, 322],
      ["record", 254, 322],
      ["record", 338, 322],
    ],
    lines: {
      data: "M62 31c18 0 6 102 24 102M62 235c18 0 6-102 24-102M230 133c18 0 6-102 24-102h84M398 31c18 0 2 102 20 102M230 133h188",
      action: "M62 133h168c18 0 6 102 24 102h144c18 0 2-102 20-102",
      ledger: "M116 322V150m84 172V150m84 172v-70m84 70v-70M86 339h252",
    },
  },
  {
    alt: "Two versions of a workflow run side by side on settled cases; three pairs of answers agree, one differs, and a person keeps the gate",
    steps: [
      ["record", 2, 163],
      ["mail", 76, 34],
      ["read", 146, 34],
      ["code", 216, 34],
      ["decision", 286, 34],
      ["mail", 76, 292],
      ["model", 146, 292],
      ["code", 216, 292],
      ["decision", 286, 292],
      ["person", 346, 163],
      ["send", 420, 163],
    ],
    lines: {
      data: "M32 163c0-112 18-112 44-112h270q30 0 30 112M32 197c0 112 18 112 44 112h270q30 0 30-112M106 68v92m0 40v92m70-224v92m0 40v92m70-224v92m0 40v92M96 180l7 7 13-14m50 7l7 7 13-14m50 7l7 7 13-14",
      action: "M316 68v92m0 40v92M305 175h22m-22 10h22m-5-16l-12 22M406 180h14",
      ledger: "",
    },
  },
];
