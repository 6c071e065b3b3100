import type { Card } from '@countertop/contract/classes/classes';
import { imageOf } from '@countertop/design-system/imageOf';
import type { Drawings } from './cardsPdf.ts';

/** Pixels of a drawing, which is at most 48 points wide on a card: 300 for each inch. */
const side = 200;

async function drawingUrl(container: HTMLElement, id: string): Promise<string> {
  const drawing = container.querySelector<SVGElement>(`[data-drawing="${id}"] > svg`);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (drawing === null || context === null) throw new Error(`There is no drawing of ${id}.`);
  context.fillStyle = getComputedStyle(container).backgroundColor;
  context.fillRect(0, 0, side, side);
  context.drawImage(await imageOf(drawing, { width: side, height: side }), 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** Returns the drawings that cards need as `data:` URLs of JPEG images, from `CardDrawings`. */
export async function readDrawings(container: HTMLElement, cards: readonly Card[]): Promise<Drawings> {
  const ids = new Set(cards.flatMap(({ picture, dishes }) => [picture, ...dishes]));
  return new Map(await Promise.all([...ids].map(async (id) => [id, await drawingUrl(container, id)] as const)));
}
