import { download } from '@countertop/design-system/download';
import type { ReceiptText } from './receiptText.ts';

/** Downloads a receipt as a PDF created in the browser. Rejects if its code or fonts fail to load. */
export async function downloadReceipt(texts: ReceiptText, fileName: string): Promise<void> {
  const { makeReceipt } = await import(/* webpackChunkName: "receipt" */ './makeReceipt.ts');
  download(await makeReceipt(texts), 'application/pdf', fileName);
}
