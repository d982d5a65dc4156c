/** TypeScript does not know `connection`: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asked the browser to save data. */
export function prefersReducedData(): boolean {
  return (globalThis.navigator as NavigatorWithConnection | undefined)?.connection?.saveData === true;
}
