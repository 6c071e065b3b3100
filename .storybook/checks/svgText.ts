import { contrastBetween } from '../../design-system/src/tokens/contrast.ts';
import { isVisible } from './visibility.ts';

/** Minimum contrast of text (WCAG 1.4.3). */
const minimumContrast = 4.5;

const shapes = 'rect, circle, ellipse, path, polygon, polyline';

/** Returns the color that a system color stands for. */
function resolve(systemColor: string): string {
  const probe = document.createElement('span');
  probe.style.color = systemColor;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Whether the shape is filled where the center of the text is. */
function isBehind(shape: SVGGeometryElement, text: SVGTextElement): boolean {
  const toShape = shape.getScreenCTM()?.inverse();
  if (!toShape || getComputedStyle(shape).fill === 'none') return false;
  const { x, y, width, height } = text.getBoundingClientRect();
  return shape.isPointInFill(new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toShape));
}

/** Returns the fill of the topmost shape behind the text, or the color of the page. */
function colorBehind(text: SVGTextElement): string {
  const behind = [...(text.ownerSVGElement?.querySelectorAll<SVGGeometryElement>(shapes) ?? [])].findLast(
    (shape) =>
      shape.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING &&
      shape.closest('defs, clipPath, mask, pattern') === null &&
      isBehind(shape, text),
  );
  return behind === undefined ? resolve('Canvas') : getComputedStyle(behind).fill;
}

/**
 * Returns SVG text that can't be read in forced colors. Browsers don't force `fill`, so text in the color of a theme may end up
 * on the system's background.
 */
export function unreadableSvgText(root: ParentNode = document): readonly string[] {
  return [...root.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
    const { fill } = getComputedStyle(text);
    const back = colorBehind(text);
    // The colors of a gradient or pattern are unknown.
    if (!isVisible(text) || text.textContent.trim() === '' || [fill, back].some((color) => color.startsWith('url')))
      return [];
    const contrast = contrastBetween(fill, back);
    return contrast >= minimumContrast
      ? []
      : [`SVG text '${text.textContent}' has a contrast of ${contrast.toFixed(1)}`];
  });
}
