import { download } from '@countertop/design-system/download';
import type { ReceiptWords } from './receiptWords.ts';

/** Hands over a receipt as a PDF that is made in this browser. Rejects if its parts could not be fetched. */
export async function downloadReceipt(words: ReceiptWords, fileName: string): Promise<void> {
  const { makeReceipt } = await import(/* webpackChunkName: "receipt" */ './makeReceipt.ts');
  download(await makeReceipt(words), 'application/pdf', fileName);
}
