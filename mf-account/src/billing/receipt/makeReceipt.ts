import { loadFonts } from '@countertop/design-system/pdfFonts';
import { receiptPdf } from './receiptPdf.ts';
import type { ReceiptText } from './receiptText.ts';

/** Creates the PDF; loaded on demand with its fonts. */
export async function makeReceipt(texts: ReceiptText): Promise<Uint8Array> {
  return receiptPdf(texts, await loadFonts());
}
