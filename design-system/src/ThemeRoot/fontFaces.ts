import type { CSSObject } from '@emotion/react';
import { fontFiles } from '../fonts/fonts.ts';
import tokens from '../tokens/tokens.json';

const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, ' +
  'U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

function face(family: string, weight: string, address: string, unicodeRange: string) {
  const src = `url(${address}) format('woff2')`;
  return { '@font-face': { fontFamily: `'${family}'`, fontWeight: weight, fontDisplay: 'swap', src, unicodeRange } };
}

/** A local font stretched to the size of the one to come, so that nothing moves when it arrives. */
function fallbackFace({ family, src, ...metrics }: typeof tokens.fonts.text.fallback) {
  return { '@font-face': { fontFamily: `'${family}'`, src, ...metrics } };
}

const { text, display } = tokens.fonts;

/** The two families, each with its fallback. */
export const fontFaces: CSSObject[] = [
  fallbackFace(text.fallback),
  fallbackFace(display.fallback),
  face(text.family, '100 900', fontFiles.lexendExtended, latinExtended),
  face(text.family, '100 900', fontFiles.lexend, latin),
  face(display.family, '400', fontFiles.caprasimoExtended, latinExtended),
  face(display.family, '400', fontFiles.caprasimo, latin),
];
