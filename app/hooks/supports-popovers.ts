/** Whether the browser has popovers (Safari from 17.0, Firefox from 125); without, `:popover-open` is a syntax error. */
export function supportsPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}
