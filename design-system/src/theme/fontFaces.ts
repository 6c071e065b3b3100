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

interface WebFont {
  family: string;
  weight: string;
  /** Percent of the font size. */
  ascent: number;
  descent: number;
}

/** A size in percent at which the text of this site is as wide as in the web font, and fonts of that width by PostScript name. */
type SystemFont = readonly [sizePercent: number, ...names: string[]];

/** Declares system fonts under one name, with the metrics of the web font. Browsers use the last one that the system has. */
function fallbacks({ family, weight, ascent, descent }: WebFont, fonts: readonly SystemFont[]) {
  return fonts.map(([size, ...names]) => ({
    '@font-face': {
      fontFamily: `'${family} Fallback'`,
      fontWeight: weight,
      src: names.map((name) => `local('${name}')`).join(),
      lineGapOverride: '0%',
      sizeAdjust: `${size}%`,
      ascentOverride: `${((ascent / size) * 100).toFixed(2)}%`,
      descentOverride: `${((descent / size) * 100).toFixed(2)}%`,
    },
  }));
}

const arial = ['ArialMT', 'Helvetica', 'LiberationSans', 'Arimo-Regular'];
const arialBold = ['Arial-BoldMT', 'Helvetica-Bold', 'LiberationSans-Bold', 'Arimo-Bold'];

/**
 * Fallbacks for the web fonts, so that the layout does not shift when they load. `fontFaces.test.ts` measures the sizes.
 * Android has no file of a bold Roboto.
 */
export const fallbackFaces: readonly CSSObject[] = [
  ...fallbacks({ family: 'Lexend', weight: '100 599', ascent: 100, descent: 25 }, [
    [97, 'DejaVuSans'],
    [103.7, 'NotoSans-Regular'],
    [110.3, 'Roboto-Regular'],
    [109.2, ...arial],
  ]),
  ...fallbacks({ family: 'Lexend', weight: '600 900', ascent: 100, descent: 25 }, [
    [89.7, 'DejaVuSans-Bold'],
    [102.5, 'NotoSans-Bold'],
    [115.1, 'Roboto-Regular'],
    [113.4, 'Roboto-Bold'],
    // Slightly below the mean: a row that fits in Lexend must also fit in the fallback.
    [106.4, ...arialBold],
  ]),
  ...fallbacks({ family: 'Caprasimo', weight: '400', ascent: 91.8, descent: 22.9 }, [
    [88.9, 'DejaVuSans-Bold'],
    [101.9, 'NotoSans-Bold'],
    [114.5, 'Roboto-Regular'],
    [112.7, 'Roboto-Bold'],
    [106.1, ...arialBold],
    [118.57, 'TimesNewRomanPS-BoldMT', 'LiberationSerif-Bold'],
  ]),
  {
    '@font-face': {
      fontFamily: "'Rubik Fallback'",
      fontWeight: '100 900',
      src: "local('Arial'),local('Liberation Sans')",
      lineGapOverride: '0%',
      sizeAdjust: '104.19%',
      unicodeRange: cyrillic,
    },
  },
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
