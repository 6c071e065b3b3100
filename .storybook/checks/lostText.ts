import { isVisible } from './visibility.ts';

/** Pixels that letters may stick out: glyphs are often a bit larger than what their font says. */
const tolerance = 2;

/** Pictures may be cropped, and what is not shown to assistive technology only repeats other text. */
const ignored = '[aria-hidden="true"], [role="img"], [inert], script, style, option';

interface Line {
  readonly node: Text;
  readonly parent: Element;
  readonly box: DOMRect;
}

/** Returns each line of each visible text. */
function linesIn(root: Element): readonly Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === '') continue;
    if (parent.closest(ignored) !== null || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    lines.push(...[...range.getClientRects()].map((box) => ({ node, parent, box })));
  }
  return lines;
}

/** Whether an ancestor that doesn't scroll cuts off a part of the line. */
function isCut({ parent, box }: Line): boolean {
  for (let element: Element | null = parent; element !== null; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const edges = element.getBoundingClientRect();
    const isOutX = box.right > edges.right + tolerance || box.left < edges.left - tolerance;
    const isOutY = box.bottom > edges.bottom + tolerance || box.top < edges.top - tolerance;
    if ((/hidden|clip/.test(overflowX) && isOutX) || (/hidden|clip/.test(overflowY) && isOutY)) return true;
    // Text scrolls into view.
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
  }
  return false;
}

function overlap(first: DOMRect, second: DOMRect): boolean {
  return (
    Math.min(first.right, second.right) - Math.max(first.left, second.left) > tolerance &&
    Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > tolerance
  );
}

/** Returns texts below an element of which a part is cut off, or that lie on another text. */
export function lostText(root: Element): readonly string[] {
  const lines = linesIn(root);
  const cut = lines.filter(isCut).map(({ node }) => `'${node.data.trim()}' is cut off`);
  const overlapping = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter(({ node, box }) => node !== line.node && overlap(line.box, box))
      .map(({ node }) => `'${line.node.data.trim()}' and '${node.data.trim()}' overlap`),
  );
  return [...new Set([...cut, ...overlapping])];
}
