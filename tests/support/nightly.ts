/** Marks a test that `npm test` leaves to `npm run test:all`, and says why: `test("…", nightly("…"), async …)`. */
export const nightly = (why: string) => ({
  tag: "@nightly",
  annotation: { type: "nightly", description: why },
});
