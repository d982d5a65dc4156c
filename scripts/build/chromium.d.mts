export const CHROMIUM_ARGS: string[];
export function findBrowser(): string | undefined;
export function ensureBrowser(): string;
