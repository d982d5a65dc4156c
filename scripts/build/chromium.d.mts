export const CHROMIUM_ARGS: string[];
export function findBrowser(names?: readonly string[]): string | undefined;
export function ensureBrowser(): string;
