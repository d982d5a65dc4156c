/** TypeScript does not know `connection`: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

export function prefersReducedData(): boolean {
  return (globalThis.navigator as NavigatorWithConnection | undefined)?.connection?.saveData === true;
}
