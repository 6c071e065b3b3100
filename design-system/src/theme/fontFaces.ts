import type { CSSObject } from '@emotion/react';

const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, ' +
  'U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const cyrillic = 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';

/** Scripts set in Rubik. Excludes characters also used in Latin text, or English pages would load these fonts. */
const otherScripts = [
  ['rubikHebrew', 'U+0590-05FF, U+FB1D-FB4F'],
  ['rubikArabic', 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+FB50-FDFF, U+FE70-FEFC'],
  ['rubikCyrillic', cyrillic],
] as const;

function face(family: string, weight: string, address: string, unicodeRange: string) {
  const src = `url(${address}) format('woff2')`;
  return { '@font-face': { fontFamily: `'${family}'`, fontWeight: weight, fontDisplay: 'swap', src, unicodeRange } };
}

/** A local fallback with adjusted metrics, so that the layout does not shift when the web font loads. */
function fallback(family: string, fontWeight: string, locals: readonly string[], metrics: Record<string, string>) {
  const src = locals.map((name) => `local('${name}')`).join();
  return { '@font-face': { fontFamily: `'${family} Fallback'`, fontWeight, src, lineGapOverride: '0%', ...metrics } };
}

/** Fallbacks for the web fonts. Metrics are measured: the ratio of text widths in both fonts. */
export const fallbackFaces: readonly CSSObject[] = [
  fallback('Lexend', '100 599', ['Arial', 'Liberation Sans'], {
    sizeAdjust: '108.63%',
    ascentOverride: '92.06%',
    descentOverride: '23.01%',
  }),
  // 1 % below the mean: a row of buttons that fits in Lexend must also fit in the fallback.
  fallback('Lexend', '600 900', ['Arial Bold', 'Liberation Sans Bold'], {
    sizeAdjust: '105.5%',
    ascentOverride: '94.79%',
    descentOverride: '23.7%',
  }),
  fallback('Caprasimo', '400', ['Times New Roman Bold', 'Liberation Serif Bold'], {
    sizeAdjust: '118.57%',
    ascentOverride: '77.42%',
    descentOverride: '19.31%',
  }),
  fallback('Rubik', '100 900', ['Arial', 'Liberation Sans'], { sizeAdjust: '104.19%', unicodeRange: cyrillic }),
];

type FontName = 'lexend' | 'lexendExtended' | 'caprasimo' | 'caprasimoExtended' | (typeof otherScripts)[number][0];

/** Returns the rules of the web fonts for the URLs of their files. */
export function webFontFaces(urls: Readonly<Record<FontName, string>>): readonly CSSObject[] {
  return [
    face('Lexend Variable', '100 900', urls.lexendExtended, latinExtended),
    face('Lexend Variable', '100 900', urls.lexend, latin),
    face('Caprasimo', '400', urls.caprasimoExtended, latinExtended),
    face('Caprasimo', '400', urls.caprasimo, latin),
    ...otherScripts.flatMap(([name, range]) => [
      face('Rubik Variable', '300 900', urls[name], range),
      // Declared with a single weight, so that titles, which request 400, are set in 800.
      face('Rubik Display', '800', urls[name], range),
    ]),
  ];
}
