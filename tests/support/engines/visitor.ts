/** What a visitor does and sees, in a browser that Playwright does not drive as it drives Chromium. */
export interface Visitor {
  /** Opens a page and, where scripts are on, waits until it is hydrated, unless that shall come later. */
  open(path: string, options?: { hydrate?: boolean }): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Here and below, a selector means its first visible element. */
  click(selector: string): Promise<void>;
  /** Empties a field and types a text into it. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses the option of a select that begins with a text. */
  choose(selector: string, option: string): Promise<void>;
  attach(selector: string, path: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The value of an expression in the page, also where the page's own scripts are off. */
  see<T>(expression: string): Promise<T>;
  url(): Promise<string>;
}

export type Key = "Tab" | "Shift+Tab" | "Enter" | "Escape" | "ArrowDown" | "PageDown";
