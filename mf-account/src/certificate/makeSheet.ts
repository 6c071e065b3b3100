import { certificatePdf, type CertificateWords } from './certificatePdf.ts';
import { loadFonts } from './loadFonts.ts';

/** The PDF with what it needs; fetched when somebody asks for one. */
export async function makeSheet(words: CertificateWords): Promise<Uint8Array> {
  return certificatePdf(words, await loadFonts());
}
