import { loadFonts } from '@countertop/design-system/pdfFonts';
import { receiptPdf } from './receiptPdf.ts';
import type { ReceiptWords } from './receiptWords.ts';

/** The PDF with what it needs; fetched when somebody asks for one. */
export async function makeReceipt(words: ReceiptWords): Promise<Uint8Array> {
  return receiptPdf(words, await loadFonts());
}
