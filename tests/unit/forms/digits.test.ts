import { expect, test } from "vitest";
import { asciiDigits } from "~/forms/digits";

const DIGITS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character));

test("every decimal digit of Unicode is read in tens, from 0 to 9", () => {
  expect(DIGITS.length).toBeGreaterThan(600);
  expect(asciiDigits(DIGITS.join(""))).toBe("0123456789".repeat(DIGITS.length / 10));
});

test("everything else stays", () => {
  for (const text of ["", "+49 (0) 3-4", "Ⅷ ½ ² ① 五", "Amira 👩‍💻"]) expect(asciiDigits(text)).toBe(text);
});
