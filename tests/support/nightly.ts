/** For the further rows of a table: `npm test` runs those of the condition, `npm run test:all` runs all. */
export const nightlyUnless = (isInGate: boolean) => (isInGate ? {} : { tag: "@nightly" });
