import { loadFonts } from '@countertop/design-system/pdfFonts';
import { type CardsSheet, cardsPdf } from './cardsPdf.ts';

/** Returns cards as a PDF, with fonts embedded. */
export async function makeCardsPdf(sheet: CardsSheet): Promise<Uint8Array> {
  return cardsPdf(sheet, await loadFonts());
}
