import type { PdfFonts } from '@countertop/design-system/pdf';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const files = (names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(resolve(`@fontsource/${name}-400-normal.woff`))));

/** Reads the fonts of PDFs from the disk. */
export async function readFonts(): Promise<PdfFonts> {
  return {
    display: await files(['caprasimo/files/caprasimo-latin']),
    text: await files(['lexend/files/lexend-latin', 'lexend/files/lexend-latin-ext']),
  };
}
