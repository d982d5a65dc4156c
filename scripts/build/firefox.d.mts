export const FIREFOX: {
  channel: string;
  launchOptions: { executablePath: string | undefined; firefoxUserPrefs: Record<string, number> };
};
export function findFirefox(): string | undefined;
export function ensureFirefox(): boolean;
