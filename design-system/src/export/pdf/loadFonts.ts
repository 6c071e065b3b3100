/// <reference path="./woff.d.ts" />
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff';
import lexend from '@fontsource/lexend/files/lexend-latin-400-normal.woff';
import lexendExtended from '@fontsource/lexend/files/lexend-latin-ext-400-normal.woff';
import lexendVietnamese from '@fontsource/lexend/files/lexend-vietnamese-400-normal.woff';
import type { PdfFonts } from './pdf.ts';

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font at ${url} did not come (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The files that go into a PDF, fetched now. Of the older web format: the newer one cannot be taken apart. */
export async function loadFonts(): Promise<PdfFonts> {
  const [display, ...text] = await Promise.all(
    [caprasimo, lexend, lexendExtended, lexendVietnamese].map((url) => fetchFile(url)),
  );
  return { display: display ? [display] : [], text };
}
