/** Widens text spacing as in WCAG 2.2, 1.4.12. */
export const widenSpacing = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Returns the texts of which a part is outside of an ancestor that clips. Pictures may be cropped. */
export const cutTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const own = text.parentElement;
    if (!own?.checkVisibility() || own.closest('svg, [aria-hidden="true"], [role="img"]') || !text.textContent?.trim())
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right, bottom } = range.getBoundingClientRect();
    for (let box: HTMLElement | null = own; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // Texts for screen readers only are in a box of one pixel.
      if (edges.width <= 2) break;
      const isCut =
        (overflowX === 'hidden' && right > edges.right + 1) || (overflowY === 'hidden' && bottom > edges.bottom + 1);
      if (isCut) cut.push(text.textContent);
    }
  }
  return cut;
};
