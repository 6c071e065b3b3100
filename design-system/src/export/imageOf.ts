/** Properties that style sheets set on drawings. An image of a drawing has no style sheets. */
const properties = [
  'color',
  'direction',
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
];

/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns a drawing of the page as an image for a canvas, in the colors and fonts that it has there. */
export async function imageOf(drawing: SVGElement, { width, height }: ImageSize): Promise<HTMLImageElement> {
  const copy = document.importNode(drawing, true);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const original = originals[index];
    if (original !== undefined) copyStyle(original, element);
  });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function copyStyle(from: SVGElement, to: SVGElement): void {
  const style = getComputedStyle(from);
  to.removeAttribute('class');
  for (const property of properties) to.style.setProperty(property, style.getPropertyValue(property));
}
