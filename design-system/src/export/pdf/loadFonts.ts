/// <reference path="./woff.d.ts" />
import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff';
import lexend from '@fontsource/lexend/files/lexend-latin-400-normal.woff';
import lexendExtended from '@fontsource/lexend/files/lexend-latin-ext-400-normal.woff';
import lexendVietnamese from '@fontsource/lexend/files/lexend-vietnamese-400-normal.woff';
import { drawText } from './drawText.ts';
import type { PdfFonts } from './pdf.ts';

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Failed to load the font ${url} (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches the fonts for a PDF, as WOFF: fontkit cannot read WOFF2 in the browser. What they don't have is drawn. */
export async function loadFonts(): Promise<PdfFonts> {
  const [display, ...text] = await Promise.all(
    [caprasimo, lexend, lexendExtended, lexendVietnamese].map((url) => fetchFile(url)),
  );
  return { display: display ? [display] : [], text, drawText };
}
