/** The part used here. The published types require a Buffer, which browsers do not have. */
declare module 'fontkit' {
  export function create(file: Uint8Array): {
    readonly unitsPerEm: number;
    /** In font units. */
    readonly ascent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  };
}
