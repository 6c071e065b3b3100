import { loadFonts } from '@countertop/design-system/pdfFonts';
import { certificatePdf, type CertificatePdfText } from './certificatePdf.ts';

/** Creates the PDF; loaded on demand with its fonts. */
export async function makePdf(texts: CertificatePdfText): Promise<Uint8Array> {
  return certificatePdf(texts, await loadFonts());
}
