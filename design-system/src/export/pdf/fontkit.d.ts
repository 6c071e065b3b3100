/** The part that is used here; the published types ask for a Buffer, which a browser does not have. */
declare module 'fontkit' {
  export function create(file: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean };
}
