/** What browser extensions and translators do to a page. Each runs in the page. */
export const foreignChanges = {
  "an element first in the body": () => document.body.prepend(document.createElement("div")),
  "a style first in the head": () => document.head.prepend(document.createElement("style")),
  "a script first in the head": () => {
    const script = document.createElement("script");
    script.type = "text/plain";
    document.head.prepend(script);
  },
  "an element behind the body": () => document.documentElement.append(document.createElement("x-extension")),
  "an icon behind each field": () => {
    for (const field of document.querySelectorAll("input, select, textarea"))
      field.after(document.createElement("div"));
  },
  "a translation of every text": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("script, noscript, option, textarea, font, svg")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim()) continue;
      const font = document.createElement("font");
      font.textContent = `«${text.nodeValue}»`;
      text.parentNode?.replaceChild(font, text);
    }
  },
};
