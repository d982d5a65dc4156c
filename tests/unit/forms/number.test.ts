import { expect, test } from "vitest";
import { numberViolation, readNumber } from "~/forms/number";

test.each<[string, string, number]>([
  ["9.80", "9.80", 9.8],
  ["9,80", "9.80", 9.8],
  [",5", "0.5", 0.5],
  ["1 250", "1,250", 1250],
  ["1\u202f250\u202f000", "1,250,000", 1_250_000],
  ["1\u202f250\u00a0000", "1,250,000", 1_250_000],
  ["1’250.50", "1,250.50", 1250.5],
  ["1'250'000", "1,250,000", 1_250_000],
  ["1.250,5", "1,250.5", 1250.5],
  ["1,250.5", "1,250.5", 1250.5],
  ["1.250.000", "1,250,000", 1_250_000],
  ["1,20,000", "120,000", 120_000],
  ["12,00,00,000.50", "120,000,000.50", 120_000_000.5],
  ["१,२०,०००", "120,000", 120_000],
  ["1.2345", "1.2345", 1.2345],
  ["0.125", "0.125", 0.125],
  ["0,125", "0.125", 0.125],
  ["1234,567", "1,234.567", 1234.567],
  ["1200", "1,200", 1200],
  ["1234567890", "1,234,567,890", 1_234_567_890],
  ["٤٢", "42", 42],
  ["۱٬۲۵۰", "1,250", 1250],
  ["٩٫٨٠٥", "9.805", 9.805],
  ["\u200f ４２ ", "42", 42],
  ["９．８", "9.8", 9.8],
  ["-12", "−12", -12],
  ["\u221212,5", "−12.5", -12.5],
  ["+7", "7", 7],
  ["-0", "0", -0],
])("%j is the number %j", (typed, written, value) => {
  expect(readNumber(typed)).toEqual({ written, value, isPercent: false });
  expect(numberViolation(typed)).toBeUndefined();
});

test.each(["82%", "82 %", "٨٢٪", "82\u00a0％", "%82", "-82 %"])("%j is a percentage", (typed) => {
  expect(readNumber(typed)).toMatchObject({ isPercent: true });
  expect(Math.abs(readNumber(typed)?.value ?? 0)).toBe(82);
});

test.each([
  ["1.250", "1,250 or 1.25? Please write 1250 or 1.25"],
  ["1,250", "1,250 or 1.25? Please write 1250 or 1.25"],
  ["12.345", "12,345 or 12.345? Please write 12345 or 12.3450"],
  ["-1.250 %", "−1,250 or -1.25? Please write -1250 or -1.25"],
  ["1.000", "1,000 or 1? Please write 1000 or 1"],
  ["47:30", "Please write a duration as one number: 47:30 is 47.5"],
  ["٤٧:٢٠", "Please write a duration as one number: 47:20 is 47.33"],
  ...["eleven", "1e3", "12.", "1.250.50", "12 34", "%", "1,2,3", "10²", "9".repeat(400)].map((typed) => [
    typed,
    "Please enter only a number, such as 11 or 2.5",
  ]),
])("%j is asked about: %j", (typed, message) => {
  expect(numberViolation(String(typed))).toBe(message);
});

test("an empty field has no message", () => {
  for (const typed of ["", " ", "\u200b"]) expect(numberViolation(typed)).toBeUndefined();
});
