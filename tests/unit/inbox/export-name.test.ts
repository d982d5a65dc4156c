import { expect, test } from "vitest";
import { exportName } from "../../../server/inbox/export";

/** Room for 248 bytes before the extension. */
const ID = "id";

test.each([
  ["می\u200cخواهم.pdf", "می\u200cخواهم.pdf"],
  ["../a\\b\0c\u202e.pdf", ".._a_b_c_.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(248)}.pdf`],
  [`${"x".repeat(247)}é.pdf`, `${"x".repeat(247)}.pdf`],
  [`${"x".repeat(247)}e\u0301.pdf`, `${"x".repeat(247)}.pdf`],
  [`${"x".repeat(240)}👩\u200d💻.pdf`, `${"x".repeat(240)}.pdf`],
  [`${"x".repeat(237)}👩\u200d💻.pdf`, `${"x".repeat(237)}👩\u200d💻.pdf`],
])("a file keeps the joiners of its name, which is cut between characters (case %#)", (name, exported) => {
  expect(exportName(ID, name)).toBe(`${ID}-${exported}`);
});
