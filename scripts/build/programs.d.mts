export const CHROMIUM_ARGS: string[];
export function findBrowser(names?: readonly string[]): string | undefined;
export const FIREFOX: {
  channel: string;
  launchOptions: { executablePath: string | undefined; firefoxUserPrefs: Record<string, number> };
};
export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; browser: string } | undefined;
export function findPostgres(): { bin: string; user: { uid?: number; gid?: number } } | undefined;
