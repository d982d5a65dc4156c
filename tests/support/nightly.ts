/** Marks a test that `npm test` leaves to `npm run test:all`, and says why: `test("…", nightly("…"), async …)`. */
export const nightly = (why: string) => ({
  tag: "@nightly",
  annotation: { type: "nightly", description: why },
});

/** The same for one of several tests with the same title: `npm test` runs those of the condition. */
export const nightlyUnless = (isInGate: boolean, why: string) => (isInGate ? {} : nightly(why));
