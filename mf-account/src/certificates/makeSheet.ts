import { loadFonts } from '@countertop/design-system/pdfFonts';
import { certificatePdf, type CertificateWords } from './certificatePdf.ts';

/** The PDF with what it needs; fetched when somebody asks for one. */
export async function makeSheet(words: CertificateWords): Promise<Uint8Array> {
  return certificatePdf(words, await loadFonts());
}
