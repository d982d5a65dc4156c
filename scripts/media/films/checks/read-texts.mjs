/** Runs in the page: reads boxes and colour of each text and icon. `parts` are selectors by name. */
export function readTexts(parts) {
  const context = document.createElement("canvas").getContext("2d");
  const rgb = (colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const found = [];
  const add = (part, element, rects, icon) => {
    const boxes = rects
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => ({ left, top: top + scrollY, right, bottom: bottom + scrollY }));
    if (!boxes.length || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return;
    const { color, fontSize } = getComputedStyle(element);
    found.push({ part, boxes, colour: rgb(color), large: icon || Number.parseFloat(fontSize) >= 24 });
  };
  for (const [part, selector] of Object.entries(parts)) {
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (!walker.currentNode.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        add(part, walker.currentNode.parentElement, [...range.getClientRects()], false);
      }
      for (const icon of root.querySelectorAll("svg")) add(part, icon, [icon.getBoundingClientRect()], true);
    }
  }
  return found;
}
