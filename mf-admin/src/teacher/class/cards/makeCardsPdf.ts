import { loadFonts } from '@countertop/design-system/pdfFonts';
import { type CardsSheet, cardsPdf } from './cardsPdf.ts';
import { readDrawings } from './readDrawings.ts';

/** Returns cards as a PDF, with fonts embedded. `drawings` is the element of `CardDrawings`. */
export async function makeCardsPdf(
  sheet: Omit<CardsSheet, 'drawings'>,
  drawings: HTMLElement | null,
): Promise<Uint8Array> {
  if (drawings === null) throw new Error('The dialog was closed.');
  return cardsPdf({ ...sheet, drawings: await readDrawings(drawings, sheet.cards) }, await loadFonts());
}
