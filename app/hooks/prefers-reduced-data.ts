/** TypeScript does not know `connection`: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asked the browser to save data; only in the browser. */
export function prefersReducedData(): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true;
}
