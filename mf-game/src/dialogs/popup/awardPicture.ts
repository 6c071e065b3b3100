import { imageOf } from '@countertop/design-system/imageOf';

/** Width and height in pixels: a square, which no network crops. */
const side = 1080;
const badge = { width: 600, height: 700, top: 90 };

export interface AwardCaption {
  /** The name of the award. */
  name: string;
  /** Where it was earned. */
  place: string;
}

/**
 * Draws a badge with its caption as a PNG, in the colors and fonts of the element that contains it.
 * @param card an element with the badge's `svg`
 */
export async function awardPicture(card: HTMLElement, { name, place }: AwardCaption): Promise<File> {
  const drawing = card.querySelector('svg');
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (drawing === null || context === null) throw new Error('The badge cannot be drawn.');
  const { backgroundColor, color, fontFamily } = getComputedStyle(card);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, side, side);
  context.drawImage(await imageOf(drawing, badge), (side - badge.width) / 2, badge.top, badge.width, badge.height);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.font = `84px ${fontFamily}`;
  context.fillText(name, side / 2, 900, side - 80);
  context.font = `48px ${fontFamily}`;
  context.fillText(place, side / 2, 990, side - 80);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error('The picture cannot be encoded.');
  return new File([blob], 'math-bistro.png', { type: blob.type });
}
