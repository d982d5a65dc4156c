type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const HAS_POPOVERS = "popover" in HTMLElement.prototype;

/**
 * Notes where the visitor is before hydration. The function it gives puts back what React has taken away: the text of text
 * areas, and everything if it has drawn the page anew.
 */
export function keepState(): () => void {
  const html = document.documentElement;
  const attributes = Array.from(html.attributes, ({ name, value }) => [name, value] as const);
  const main = document.getElementById("main");
  const restoreTexts = Array.from(document.querySelectorAll("textarea"), keepText);
  const restores = Array.from(
    document.querySelectorAll<HTMLElement>("input:not([type=hidden]), select, textarea, details, [popover]"),
    keepElement,
  );
  const restoreFocus = keepFocus();
  const { scrollX, scrollY } = window;
  return () => {
    for (const restore of restoreTexts) restore();
    if (!main || main.isConnected) return;
    for (const [name, value] of attributes) if (!html.hasAttribute(name)) html.setAttribute(name, value);
    for (const restore of restores) restore();
    restoreFocus();
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}

/** React puts a text area back to the text that it hydrates. */
function keepText(area: HTMLTextAreaElement): () => void {
  const { value } = area;
  return () => {
    if (area.value === area.defaultValue) area.value = value;
  };
}

/** An element that was drawn anew is given the state of the old one, which still has it. */
function keepElement(element: HTMLElement): () => void {
  const find = counterpartOf(element);
  const isOpen = HAS_POPOVERS && element.matches("[popover]:popover-open");
  return () => {
    const drawn = find();
    if (!drawn) return;
    if (isOpen) drawn.showPopover();
    if (element instanceof HTMLDetailsElement) drawn.toggleAttribute("open", element.open);
    if (element instanceof HTMLInputElement && drawn instanceof HTMLInputElement) {
      drawn.checked = element.checked;
      drawn.files = element.files;
    }
    if (isControl(element) && isControl(drawn) && element.type !== "file") drawn.value = element.value;
  };
}

function keepFocus(): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return () => {};
  const find = counterpartOf(activeElement);
  const [start, end] = isText(activeElement)
    ? [activeElement.selectionStart, activeElement.selectionEnd]
    : [null, null];
  return () => {
    const drawn = find();
    drawn?.focus({ preventScroll: true });
    if (drawn && isText(drawn) && start !== null) drawn.setSelectionRange(start, end);
  };
}

/** Gives a function that finds the element in the page that was drawn anew. */
function counterpartOf<T extends Element>(element: T): () => T | undefined {
  const attributes = element.id ? ["id"] : ["name", "value", "href"];
  const selector = attributes
    .filter((name) => element.hasAttribute(name))
    .map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`);
  const all = () => [...document.querySelectorAll<T>(element.localName + selector.join(""))];
  const index = all().indexOf(element);
  return () => all()[index];
}

const isControl = (element: Element): element is Control =>
  isText(element) || element instanceof HTMLSelectElement;

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
