/** The part used here. The published types require a Buffer, which browsers do not have. */
declare module 'fontkit' {
  export function create(file: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean };
}
