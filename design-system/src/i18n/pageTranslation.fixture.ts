/**
 * Does to the page's texts what Chrome's translation does: replaces each text node with one in two `font` elements, and does so
 * again after each change of the document. Leaves out `translate="no"`. Runs in a page, so it uses nothing from outside.
 * Returns a function that stops it.
 */
export function translatePage(root: Node = document): () => void {
  const attribute = 'data-translated';
  const kept = `[translate="no"], [${attribute}], script, style, noscript, title, textarea, svg`;

  let timer: ReturnType<typeof setTimeout> | undefined;

  function translate(node: Text): void {
    if (node.parentElement === null || node.parentElement.closest(kept) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.setAttribute(attribute, '');
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  }

  function translateAll(): void {
    timer = undefined;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const node of texts) translate(node);
    observer.takeRecords();
  }

  /** How long Chrome waits after a change, approximately. */
  const delayMs = 150;
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(translateAll, delayMs);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  translateAll();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
