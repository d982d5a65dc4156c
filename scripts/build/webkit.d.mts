export interface WebKitPaths {
  driver: string;
  display: string;
  browser: string;
}
export function findWebKit(): WebKitPaths | undefined;
export function ensureWebKit(): boolean;
